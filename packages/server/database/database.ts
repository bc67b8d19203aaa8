import { PostgresAdapter, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

export interface Channel {
  /** Reaches connected instances only. */
  send(message: string): void;
}

export interface ChannelListener {
  onMessage(message: string): void;
  /** Called once a second while connected, and right after each connection. */
  onPulse(db: Db, isReconnected: boolean): Promise<void>;
  onError(error: unknown): void;
}

export interface Database {
  engine: Engine;
  db: Db;
  /** Null for the embedded database, which has one connection. */
  pool(): PoolFigures | null;
  /** Excludes other instances under the same name; no time limits. */
  alone<Result>(name: string, work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Open until the database is closed; null for the embedded database. */
  openChannel(name: string, listener: ChannelListener): Channel | null;
  sharedPool: Pick<Pool, 'query'> | null;
  /** Rejects if nothing can be stored now. */
  check(): Promise<void>;
  /**
   * Erases deleted data from database file and log (0025).
   * @returns false on a server, or while another process reads
   */
  forget(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Marks a frequent statement, which a server plans once per connection. A migration must not change its
 * result type, or the stored plan fails.
 */
export const PLANNED_ONCE = '/* planned once */';

export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** Serialises transactions of one name; the embedded database has one writer anyway. */
export async function lockName(db: Db, name: string): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

export async function tableNames(db: Db): Promise<Set<string>> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await query.execute(db);
  return new Set(rows.map(({ name }) => name));
}
