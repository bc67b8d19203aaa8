import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './choice.module.css';

export const ListSkeleton = () => (
  <div className={styles.coming}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={56} />
    ))}
  </div>
);
