import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import styles from './Bill.module.css';
import totals from './Totals.module.css';

/** The bill while the catalogue is on its way, in the same size. */
export function BillSkeleton({ heading, action }: { heading: ReactNode; action: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.waiting}>
          <Skeleton width="60%" />
          <Skeleton height={16} />
        </div>
      </header>
      <div className={classes(styles.lines, styles.waitingLines)}>
        <ListSkeleton rows={4} />
      </div>
      <footer className={styles.footer}>
        <div className={totals.totals}>
          <div className={totals.row}>
            <Skeleton width={72} />
            <Skeleton width={136} height={38} />
          </div>
          <p className={totals.large}>
            <Skeleton width={192} height="1em" />
          </p>
          <Skeleton height={32} />
        </div>
        {action}
      </footer>
    </>
  );
}
