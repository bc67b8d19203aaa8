import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SelectQueryNode,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import type { DatabaseFiles } from './databaseFiles.ts';
import { preparedStatements } from './preparedStatements.ts';
import { closeWhole } from './writeAheadLog.ts';

/** What Kysely asks of a database. */
function statementsOf(database: Libsql.Database): SqliteDatabase {
  return {
    close: () => closeWhole(database),
    prepare: preparedStatements((sql) => database.prepare<[readonly unknown[]]>(sql)),
  };
}

/** Begins what stores nothing by itself; a transaction stores when it is committed. */
const READING = /^\s*(?:select|pragma|begin)\b/i;

const isReading = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || READING.test(sql);

/** Milliseconds that questions may follow upon one another before others have their turn. */
const STRETCH = 10;

/** The connection while somebody has it. */
interface OpenTransaction extends DatabaseConnection {
  transaction: 'none' | 'reading' | 'writing';
}

/** Transactions that are through and wait for one commit. */
interface Through {
  stored: Promise<void>;
  settle(error?: unknown): void;
}

function through(): Through {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => {}, () => {}];
  const stored = new Promise<void>((...settlers) => {
    [resolve, reject] = settlers;
  });
  return { stored, settle: (error) => (error === undefined ? resolve() : reject(error)) };
}

/**
 * Has transactions that end in one turn of the loop stored by one commit: the disk takes as long for many as for one.
 * Each is a savepoint until then, and resolves when it is stored. Whoever asks outside of them has them stored first,
 * and so sees nothing that may still be lost. Stores nothing in files that have been removed.
 */
export class Driver extends SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #files: DatabaseFiles;
  #holder: OpenTransaction | undefined;
  #through: Through | undefined;
  /** When the first question of this turn of the loop was asked, in milliseconds. */
  #began: number | undefined;

  constructor(database: Libsql.Database, files: DatabaseFiles) {
    super({ database: statementsOf(database) });
    this.#database = database;
    this.#files = files;
  }

  /** There is one connection, which a transaction has for itself. */
  override async acquireConnection(): Promise<OpenTransaction> {
    const connection = await super.acquireConnection();
    const transaction: OpenTransaction = {
      transaction: 'none',
      executeQuery: async (query) => {
        if (this.#isLong()) await turnOfTheLoop();
        if (transaction.transaction === 'none') {
          this.#store();
          if (!isReading(query)) this.#files.refuseRemoved();
        }
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          // SQLite itself ends a transaction for which the disk has no room, with all that is through.
          if (!this.#isInTransaction) this.#settle(error);
          throw error;
        }
      },
      streamQuery: (query, chunkSize) => {
        if (transaction.transaction === 'none') this.#store();
        return connection.streamQuery(query, chunkSize);
      },
    };
    this.#holder = transaction;
    return transaction;
  }

  /** Who is through has let go of it before. */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection !== this.#holder) return;
    this.#holder = undefined;
    await super.releaseConnection();
  }

  /**
   * One that may write has the database for itself from the start, and waits for that: SQLite refuses a write at once,
   * whatever the time to wait, where a transaction has read before and another process writes meanwhile.
   */
  override async beginTransaction(
    transaction: OpenTransaction,
    settings?: TransactionSettings,
  ): Promise<void> {
    const isReadOnly = settings?.accessMode === 'read only';
    if (isReadOnly) this.#store();
    if (!this.#through) await execute(transaction, isReadOnly ? 'begin' : 'begin immediate');
    transaction.transaction = isReadOnly ? 'reading' : 'writing';
    if (!isReadOnly) await execute(transaction, 'savepoint one');
  }

  override async commitTransaction(transaction: OpenTransaction): Promise<void> {
    if (transaction.transaction === 'reading') return super.commitTransaction(transaction);
    await execute(transaction, 'release one');
    if (!this.#through) {
      this.#through = through();
      setImmediate(() => void this.#storeInTurn());
    }
    const { stored } = this.#through;
    await this.releaseConnection(transaction);
    await stored;
  }

  /** Where SQLite has ended it, and where it is through and could not be stored, there is none to roll back. */
  override async rollbackTransaction(transaction: OpenTransaction): Promise<void> {
    if (transaction !== this.#holder || !this.#isInTransaction) return;
    if (!this.#through) await super.rollbackTransaction(transaction);
    else for (const command of ['rollback to one', 'release one']) await execute(transaction, command);
    transaction.transaction = 'none';
  }

  /** A commit would store what a transaction has done so far, too. */
  override async destroy(): Promise<void> {
    if (this.#through && this.#holder?.transaction === 'writing') this.#database.exec('rollback to one');
    this.#store();
    await super.destroy();
  }

  /**
   * Whether questions have been asked for long in this turn. The database answers at once: who asks in a loop would
   * keep all others from the one thread, however often it awaits an answer.
   */
  #isLong(): boolean {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => {
        this.#began = undefined;
      });
    }
    return performance.now() - this.#began > STRETCH;
  }

  async #storeInTurn(): Promise<void> {
    await super.acquireConnection();
    this.#store();
    await super.releaseConnection();
  }

  /** Commits what is through. */
  #store(): void {
    if (!this.#through) return;
    try {
      this.#files.refuseRemoved();
      this.#database.exec('commit');
      this.#settle();
    } catch (error) {
      if (this.#isInTransaction) this.#database.exec('rollback');
      this.#settle(error);
    }
  }

  #settle(error?: unknown): void {
    this.#through?.settle(error);
    this.#through = undefined;
  }

  /** The library ends the whole process where it is asked about a database that has been closed. */
  get #isInTransaction(): boolean {
    return this.#database.open && this.#database.inTransaction;
  }
}

const execute = (connection: DatabaseConnection, command: string) =>
  connection.executeQuery(CompiledQuery.raw(command));
