import type { Px } from '@lumitor/domain/units';
import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrOutline } from './qrFile.ts';

/** Dark on light in any theme, as cameras expect. */
export function QrCode({ text, label, side }: { text: string; label: string; side: Px }) {
  const { path, viewBox } = useMemo(() => qrOutline(text), [text]);
  return (
    <svg role="img" aria-label={label} className={styles.code} width={side} viewBox={viewBox}>
      <path d={path} />
    </svg>
  );
}
