import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './choice.module.css';

/** Holds the place of articles that are on their way. */
export function ListSkeleton() {
  return (
    <div className={styles.coming}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.comingRow}>
          <Skeleton width={56} height={56} />
          <div className={styles.comingWords}>
            <Skeleton width="85%" />
            <Skeleton width="50%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
