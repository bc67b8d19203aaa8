import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
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

function statementsOf(database: Libsql.Database): SqliteDatabase {
  return {
    close: () => closeWhole(database),
    prepare: preparedStatements((sql) => database.prepare<[readonly unknown[]]>(sql)),
  };
}

/** Statements that store nothing by themselves; a transaction stores at its commit. */
const READING = /^\s*(?:select|pragma|begin)\b/i;

const isReading = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || READING.test(sql);

/** Longest run of queries before other work gets the thread. */
const LONGEST_RUN: Ms = 10;

interface OpenTransaction extends DatabaseConnection {
  transaction: 'none' | 'reading' | 'writing';
}

interface PendingCommit {
  stored: Promise<void>;
  settle(error?: unknown): void;
}

function pendingCommit(): PendingCommit {
  let [resolve, reject]: [() => void, (error: unknown) => void] = [() => {}, () => {}];
  const stored = new Promise<void>((...settlers) => {
    [resolve, reject] = settlers;
  });
  return { stored, settle: (error) => (error === undefined ? resolve() : reject(error)) };
}

/**
 * Group commit (0066): a commit waits for the disk, for one transaction as long as for ten.
 * 1. The first writer of a turn starts a SQLite transaction. Each transaction is a savepoint in it.
 * 2. A finished transaction releases its savepoint and the only connection, and waits.
 * 3. At the end of the turn one commit stores all. Each then resolves, or fails with the commit.
 * A statement outside commits first, so nobody sees data that a power cut could remove.
 */
export class Driver extends SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #files: DatabaseFiles;
  /** Connection in use; a transaction has it alone. */
  #holder: OpenTransaction | undefined;
  /** Finished transactions that wait for one commit. */
  #pending: PendingCommit | undefined;
  #turnStart: Ms | undefined;

  constructor(database: Libsql.Database, files: DatabaseFiles) {
    super({ database: statementsOf(database) });
    this.#database = database;
    this.#files = files;
  }

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
          // SQLite ends a transaction that does not fit on the disk, with all pending ones.
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

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection !== this.#holder) return;
    this.#holder = undefined;
    await super.releaseConnection();
  }

  /** Writers lock at the start: SQLite rejects a later upgrade from reading while another process writes. */
  override async beginTransaction(
    transaction: OpenTransaction,
    settings?: TransactionSettings,
  ): Promise<void> {
    const isReadOnly = settings?.accessMode === 'read only';
    if (isReadOnly) this.#store();
    if (!this.#pending) await execute(transaction, isReadOnly ? 'begin' : 'begin immediate');
    transaction.transaction = isReadOnly ? 'reading' : 'writing';
    if (!isReadOnly) await execute(transaction, 'savepoint one');
  }

  override async commitTransaction(transaction: OpenTransaction): Promise<void> {
    if (transaction.transaction === 'reading') return super.commitTransaction(transaction);
    await execute(transaction, 'release one');
    if (!this.#pending) {
      this.#pending = pendingCommit();
      setImmediate(() => void this.#storeInTurn());
    }
    const { stored } = this.#pending;
    await this.releaseConnection(transaction);
    await stored;
  }

  /** A transaction is gone if SQLite ended it or its commit failed. */
  override async rollbackTransaction(transaction: OpenTransaction): Promise<void> {
    if (transaction !== this.#holder || !this.#isInTransaction) return;
    if (!this.#pending) await super.rollbackTransaction(transaction);
    else for (const command of ['rollback to one', 'release one']) await execute(transaction, command);
    transaction.transaction = 'none';
  }

  /** Rolls back the open transaction, which a commit would include. */
  override async destroy(): Promise<void> {
    if (this.#pending && this.#holder?.transaction === 'writing') this.#database.exec('rollback to one');
    this.#store();
    await super.destroy();
  }

  /** The database answers synchronously, so a loop of queries blocks the thread. */
  #isLong(): boolean {
    if (this.#turnStart === undefined) {
      this.#turnStart = performance.now();
      setImmediate(() => {
        this.#turnStart = undefined;
      });
    }
    return performance.now() - this.#turnStart > LONGEST_RUN;
  }

  async #storeInTurn(): Promise<void> {
    await super.acquireConnection();
    this.#store();
    await super.releaseConnection();
  }

  #store(): void {
    if (!this.#pending) return;
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
    this.#pending?.settle(error);
    this.#pending = undefined;
  }

  /** The library ends the process if a closed database is queried. */
  get #isInTransaction(): boolean {
    return this.#database.open && this.#database.inTransaction;
  }
}

const execute = (connection: DatabaseConnection, command: string) =>
  connection.executeQuery(CompiledQuery.raw(command));
