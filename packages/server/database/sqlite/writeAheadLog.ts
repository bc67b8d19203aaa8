import type Libsql from 'libsql';

/**
 * Moves the log into the database file and truncates it, without waiting.
 * @returns false while another process uses the log
 */
export function emptyLog(database: Libsql.Database): boolean {
  const [{ timeout = 0 } = {}] = database.pragma('busy_timeout') as { timeout?: number }[];
  database.pragma('busy_timeout=0');
  try {
    const [{ busy = 1 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[];
    return busy === 0;
  } finally {
    database.pragma(`busy_timeout=${timeout}`);
  }
}

/** Closes the database with an empty log, unless another process uses it. */
export function closeWhole(database: Libsql.Database): void {
  if (!database.open) return;
  try {
    if (database.inTransaction) database.exec('rollback');
    // Moves most without blocking a writer.
    database.pragma('wal_checkpoint(PASSIVE)');
    emptyLog(database);
  } catch {
    // The log is read at the next opening.
  } finally {
    database.close();
  }
}
