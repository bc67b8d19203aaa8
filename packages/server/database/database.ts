import { PostgresAdapter, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** Connections of a pool, and callers that wait for one. */
export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

/** A way from each instance to all others. */
export interface Channel {
  /** Tells all instances. One that is not connected at this moment misses it. */
  send(message: string): void;
}

export interface ChannelListener {
  /** A message, of this instance or another. */
  onMessage(message: string): void;
  /** Once a second while connected, and first of all after every connection. */
  onPulse(db: Db, isReconnected: boolean): Promise<void>;
  onError(error: unknown): void;
}

/** An open database, embedded or a server. */
export interface Database {
  engine: Engine;
  db: Db;
  /** Null where there is no pool: the embedded database has one connection. */
  pool(): PoolFigures | null;
  /** Does the work while no other instance does any under the same name, with a database that waits as long as it takes. */
  alone<Result>(name: string, work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Open until the database is closed; null where one process has the database for itself. */
  openChannel(name: string, listener: ChannelListener): Channel | null;
  /** The pool itself, for what speaks SQL of its own; null where there is none. */
  sharedPool: Pick<Pool, 'query'> | null;
  /** Rejects where nothing can be stored at this moment. */
  check(): Promise<void>;
  /**
   * Has nothing of what was deleted left in any file of the database. False where that cannot be promised: on a
   * server never; where the database is embedded, while another process reads it, and then it is done later.
   */
  forget(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Begins a statement that a server should plan once for each connection, and not each time: one that is run often, and
 * whose answer no migration can change.
 */
export const PLANNED_ONCE = '/* planned once */';

export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/**
 * Within a transaction: waits for every other one that has locked the same name. The embedded
 * database has one writer at a time anyway.
 */
export async function lockName(db: Db, name: string): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The tables that a database has at this moment. */
export async function tableNames(db: Db): Promise<Set<string>> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await query.execute(db);
  return new Set(rows.map(({ name }) => name));
}
