import styles from './Skeleton.module.css';

/** Reserves the size of loading content, which prevents layout shifts. */
export function Skeleton({
  width = '100%',
  height = 20,
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
