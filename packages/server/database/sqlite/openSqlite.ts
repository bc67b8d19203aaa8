import { join } from 'node:path';
import {
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';
import { StartFault } from '../../startFault.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { forgetting } from './forgetting.ts';
import { keptStatements } from './keptStatements.ts';
import { makeDatabaseFile } from './ownerOnly.ts';
import { closeWhole } from './writeAheadLog.ts';

/** Waits so many milliseconds for a backup tool, or another process, that has the database locked. */
const BUSY_TIMEOUT = 5_000;

/** What Kysely asks of a database. */
function statementsOf(database: Libsql.Database): SqliteDatabase {
  return {
    // Once everything is in its file.
    close() {},
    prepare: keptStatements((sql) => database.prepare(sql) as unknown as SqliteStatement),
  };
}

/** SQLite itself ends a transaction for which the disk has no room: then there is none to roll back. */
class Driver extends SqliteDriver {
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database: statementsOf(database) });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** The file of a data folder that is its database. */
export const databasePath = (dataDir: string): string => join(dataDir, 'lumitor.db');

/** Opens the embedded database at a path as it is, made empty where there is none. */
export function openSqlite(path: string): Database {
  makeDatabaseFile(path);
  const database = new Libsql(path);
  try {
    database.pragma(`busy_timeout=${BUSY_TIMEOUT}`);
    database.pragma('journal_mode=WAL');
    // FULL: what has been acknowledged outlives a loss of power as well.
    database.pragma('synchronous=FULL');
    database.pragma('foreign_keys=ON');
    // What is deleted is overwritten with zeros.
    database.pragma('secure_delete=ON');
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== 'SQLITE_NOTADB') throw error;
    throw new StartFault([
      `${path} is not a database: restore it from a backup, or set DATA_DIR to another folder.`,
    ]);
  }
  const dialect = new SqliteDialect({ database: statementsOf(database) });
  dialect.createDriver = () => new Driver(database);
  const db = new Kysely<Schema>({ dialect });
  const { forget, end } = forgetting(database, db);
  return {
    engine: 'sqlite',
    db,
    pool: () => null,
    alone: (_name, work) => work(db),
    openChannel: () => null,
    sharedPool: null,
    forget,
    async close() {
      end();
      await db.destroy();
      closeWhole(database);
    },
  };
}
