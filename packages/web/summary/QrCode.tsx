import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

/** Light around the code without which cameras do not find it, in modules. */
const QUIET = 4;

/** A text as a QR code: dark on light whatever the theme, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
    >
      <path d={path} />
    </svg>
  );
}
