import type Libsql from 'libsql';

/**
 * Brings all that the write-ahead log holds into the file of the database, and cuts the log off. No other process is
 * waited for: nobody could write meanwhile.
 * @returns false where one reads or writes the database, and the log stays for it
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

/** Closes a database so that its file alone is whole, unless another process has it open: who closes it last empties the log. */
export function closeWhole(database: Libsql.Database): void {
  if (!database.open) return;
  try {
    // Of work that was cut off, and has not been acknowledged.
    if (database.inTransaction) database.exec('rollback');
    // Most of it without holding up a process that writes.
    database.pragma('wal_checkpoint(PASSIVE)');
    emptyLog(database);
  } catch {
    // Nothing is lost: what is in the log is read from there.
  } finally {
    database.close();
  }
}
