import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Width and height of the spinner that shows while data loads, in pixels. */
const SPINNER_SIZE = 70;

export function Spinner({ label, size = SPINNER_SIZE }: { label: string; size?: number }) {
  return (
    <div role="status" className={styles.spinner}>
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 70 70" fill="none" strokeWidth="3">
        <circle className={styles.track} cx="35" cy="35" r="32" />
        <circle className={styles.light} cx="35" cy="35" r="32" pathLength="100" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
