import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrOutline } from './qrFile.ts';

/** A text as a QR code: dark on light whatever the theme, as cameras expect. @param side in pixels, with the light margin */
export function QrCode({ text, label, side }: { text: string; label: string; side: number }) {
  const { path, viewBox } = useMemo(() => qrOutline(text), [text]);
  return (
    <svg role="img" aria-label={label} className={styles.code} width={side} viewBox={viewBox}>
      <path d={path} />
    </svg>
  );
}
