import type { Px } from '@lumitor/domain/units';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const SIZE: Px = 70;

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <svg aria-hidden="true" width={SIZE} height={SIZE} viewBox="0 0 70 70" fill="none" strokeWidth="3">
        <circle className={styles.track} cx="35" cy="35" r="32" />
        <circle className={styles.light} cx="35" cy="35" r="32" pathLength="100" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
