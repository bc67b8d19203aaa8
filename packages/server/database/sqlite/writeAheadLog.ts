import type Libsql from 'libsql';

/**
 * Brings all that the write-ahead log holds into the file of the database, and cuts the log off.
 * @param patience milliseconds to wait for another process that reads or writes the database
 * @returns false where one still does, and the log stays for it
 */
export function emptyLog(database: Libsql.Database, patience: number): boolean {
  const [{ timeout = 0 } = {}] = database.pragma('busy_timeout') as { timeout?: number }[];
  database.pragma(`busy_timeout=${patience}`);
  try {
    const [{ busy = 1 } = {}] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[];
    return busy === 0;
  } finally {
    database.pragma(`busy_timeout=${timeout}`);
  }
}

/** In milliseconds: whoever stops a service does not wait for a backup tool. Who closes it last empties the log. */
const PATIENCE = 1_000;

/** Closes a database so that its file alone is whole. */
export function closeWhole(database: Libsql.Database): void {
  if (!database.open) return;
  try {
    // Of work that was cut off, and has not been acknowledged.
    if (database.inTransaction) database.exec('rollback');
    emptyLog(database, PATIENCE);
  } catch {
    // Nothing is lost: what is in the log is read from there.
  } finally {
    database.close();
  }
}
