import { sql } from 'kysely';
import type Libsql from 'libsql';
import type { Db } from '../schema.ts';
import { emptyLog } from './writeAheadLog.ts';

/** `user_version` of a database in which nothing is left of what was deleted before deleting meant overwriting. */
const OVERWRITTEN = 1;

/** In milliseconds. */
const RETRY_AFTER = 1_000;

/** Writes the whole database anew, once in its life. */
async function overwriteFreeSpace(database: Libsql.Database, db: Db): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  const [{ user_version } = { user_version: 0 }] = rows;
  if (user_version >= OVERWRITTEN) return;
  database.exec('vacuum');
  database.pragma(`user_version=${OVERWRITTEN}`);
}

/**
 * Sees to it that nothing of what was deleted is in the files of a database: deleting overwrites it
 * there, but the log still has pages as they were before.
 */
export function forgetting(database: Libsql.Database, db: Db) {
  let retry: NodeJS.Timeout | undefined;

  /** Between transactions. */
  async function forget(): Promise<boolean> {
    clearTimeout(retry);
    const isForgotten = await db.connection().execute(async (connection) => {
      await overwriteFreeSpace(database, connection);
      return emptyLog(database);
    });
    // What fails here fails at the next call, or is done when the database is closed or opened.
    if (!isForgotten) retry = setTimeout(() => void forget().catch(() => {}), RETRY_AFTER).unref();
    return isForgotten;
  }
  return { forget, end: () => clearTimeout(retry) };
}
