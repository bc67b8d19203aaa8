import styles from './Skeleton.module.css';

/** Holds the place of what is on its way, in its size, so that nothing jumps. */
export function Skeleton({
  width = '100%',
  height = 20,
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
