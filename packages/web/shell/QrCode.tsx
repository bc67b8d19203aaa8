import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrOutline } from './qrFile.ts';

/**
 * QR code of a text, dark on light in any theme, as cameras expect. @param side in pixels, including the light margin
 */
export function QrCode({ text, label, side }: { text: string; label: string; side: number }) {
  const { path, viewBox } = useMemo(() => qrOutline(text), [text]);
  return (
    <svg role="img" aria-label={label} className={styles.code} width={side} viewBox={viewBox}>
      <path d={path} />
    </svg>
  );
}
