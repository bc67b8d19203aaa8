import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import type { HeldFiles } from './heldFiles.ts';
import { keptStatements } from './keptStatements.ts';
import { closeWhole } from './writeAheadLog.ts';

/** What Kysely asks of a database. */
function statementsOf(database: Libsql.Database): SqliteDatabase {
  return {
    close: () => closeWhole(database),
    prepare: keptStatements((sql) => database.prepare<[readonly unknown[]]>(sql)),
  };
}

/** Begins what stores nothing by itself; a transaction stores when it is committed. */
const READING = /^\s*(?:select|pragma|begin)\b/i;

const isReading = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || READING.test(sql);

/** Stores nothing in files that have been removed, where it would be acknowledged and lost. */
export class Driver extends SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #files: HeldFiles;
  #guarded: DatabaseConnection | undefined;
  #isReadOnly = false;

  constructor(database: Libsql.Database, files: HeldFiles) {
    super({ database: statementsOf(database) });
    this.#database = database;
    this.#files = files;
  }

  /** There is one connection, which a transaction has for itself. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#guarded ??= {
      executeQuery: async (query) => {
        if (!this.#isInTransaction && !isReading(query)) this.#files.refuseRemoved();
        return connection.executeQuery(query);
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#guarded;
  }

  /**
   * One that may write has the database for itself from the start, and waits for that: SQLite refuses a write at once,
   * whatever the time to wait, where a transaction has read before and another process writes meanwhile.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    this.#isReadOnly = settings?.accessMode === 'read only';
    await connection.executeQuery(CompiledQuery.raw(this.#isReadOnly ? 'begin' : 'begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#isReadOnly) this.#files.refuseRemoved();
    await super.commitTransaction(connection);
  }

  /** SQLite itself ends a transaction for which the disk has no room: then there is none to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction) await super.rollbackTransaction(connection);
  }

  /** The library ends the whole process where it is asked about a database that has been closed. */
  get #isInTransaction(): boolean {
    return this.#database.open && this.#database.inTransaction;
  }
}
