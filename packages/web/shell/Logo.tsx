import styles from './Logo.module.css';

/** The word with its lit rail. */
export function Logo() {
  return (
    <span className={styles.logo} role="img" aria-label="Lumitor">
      <span aria-hidden="true">LUMI</span>
      <i className={styles.rail} />
      <span aria-hidden="true">TOR</span>
    </span>
  );
}
