import type { Ms } from '@lumitor/domain/units';
import { sql } from 'kysely';
import type Libsql from 'libsql';
import type { Db } from '../schema.ts';
import { emptyLog } from './writeAheadLog.ts';

const OVERWRITTEN = 1;

const RETRY_AFTER: Ms = 1_000;

async function overwriteFreeSpace(database: Libsql.Database, db: Db): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  const [{ user_version } = { user_version: 0 }] = rows;
  if (user_version >= OVERWRITTEN) return;
  database.exec('vacuum');
  database.pragma(`user_version=${OVERWRITTEN}`);
}

/** Deleting overwrites the database file, but the log still contains old pages. */
export function forgetting(database: Libsql.Database, db: Db) {
  let retry: NodeJS.Timeout | undefined;

  /** Call between transactions. */
  async function forget(): Promise<boolean> {
    clearTimeout(retry);
    const isForgotten = await db.connection().execute(async (connection) => {
      await overwriteFreeSpace(database, connection);
      return emptyLog(database);
    });
    // The next call, or closing or opening the database, makes up a failed retry.
    if (!isForgotten) retry = setTimeout(() => void forget().catch(() => {}), RETRY_AFTER).unref();
    return isForgotten;
  }
  return { forget, end: () => clearTimeout(retry) };
}
