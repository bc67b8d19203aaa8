import { wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './OrderView.module.css';

export default function OrderSkeleton() {
  return (
    <main>
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>{wordsWithoutTexts().loading}</VisuallyHidden>
        <div className={styles.head}>
          <Skeleton width={120} height={16} />
          <Skeleton width="min(28rem, 80%)" height={40} />
          <Skeleton width="min(20rem, 60%)" height={20} />
        </div>
        <Skeleton height="min(480px, 60vw)" />
      </div>
    </main>
  );
}
