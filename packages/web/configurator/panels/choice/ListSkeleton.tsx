import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './ListSkeleton.module.css';

/** Holds the place of articles that are on their way. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content never change places
        <div key={index} className={styles.row}>
          <Skeleton width={56} height={56} />
          <div className={styles.words}>
            <Skeleton width="85%" />
            <Skeleton width="50%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
