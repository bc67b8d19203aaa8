import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { StartFault } from '../../startFault.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

/** Waits so many milliseconds for a backup tool, or another process, that has the database locked. */
const BUSY_TIMEOUT = 5_000;

/** The file of a data folder that is its database. */
export const databasePath = (dataDir: string): string => join(dataDir, 'lumitor.db');

/** Opens the embedded database at a path as it is, made empty where there is none. */
export function openSqlite(path: string): Database {
  const database = new Libsql(path);
  try {
    database.pragma(`busy_timeout=${BUSY_TIMEOUT}`);
    database.pragma('journal_mode=WAL');
    // FULL: what has been acknowledged outlives a loss of power as well.
    database.pragma('synchronous=FULL');
    database.pragma('foreign_keys=ON');
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== 'SQLITE_NOTADB') throw error;
    throw new StartFault([
      `${path} is not a database: restore it from a backup, or set DATA_DIR to another folder.`,
    ]);
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    engine: 'sqlite',
    db,
    pool: () => null,
    alone: (_name, work) => work(db),
    openChannel: () => null,
    sharedPool: null,
    close: () => db.destroy(),
  };
}
