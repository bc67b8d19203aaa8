import { join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import Libsql from 'libsql';
import { StartFault } from '../../startFault.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { DatabaseFiles } from './databaseFiles.ts';
import { Driver } from './driver.ts';
import { forgetting } from './forgetting.ts';
import { makeDatabaseFile } from './ownerOnly.ts';
import { closeWhole } from './writeAheadLog.ts';

/** Wait for other processes, such as a backup. */
const BUSY_TIMEOUT: Ms = 5_000;

export const databasePath = (dataDir: string): string => join(dataDir, 'lumitor.db');

const dialectOf = (driver: Driver): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

export function openSqlite(path: string): Database {
  makeDatabaseFile(path);
  const database = new Libsql(path);
  try {
    database.pragma(`busy_timeout=${BUSY_TIMEOUT}`);
    database.pragma('journal_mode=WAL');
    // FULL: acknowledged data survives a power loss.
    database.pragma('synchronous=FULL');
    database.pragma('foreign_keys=ON');
    // Overwrites deleted data with zeros.
    database.pragma('secure_delete=ON');
    // Reads, to create the log file.
    database.pragma('user_version');
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== 'SQLITE_NOTADB') throw error;
    throw new StartFault([
      `${path} is not a database: restore it from a backup, or set DATA_DIR to another folder.`,
    ]);
  }
  const files = new DatabaseFiles([path, `${path}-wal`]);
  const db = new Kysely<Schema>({ dialect: dialectOf(new Driver(database, files)) });
  const { forget, end } = forgetting(database, db);
  return {
    engine: 'sqlite',
    db,
    pool: () => null,
    alone: (_name, work) => work(db),
    openChannel: () => null,
    sharedPool: null,
    async check() {
      files.refuseRemoved();
      await sql`select 1`.execute(db);
    },
    forget,
    async close() {
      end();
      await db.destroy();
      // Kysely does not close an unused connection.
      closeWhole(database);
    },
  };
}
