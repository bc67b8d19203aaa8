import { sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Db } from './schema.ts';

/** The tables that a database has at this moment. */
export async function tableNames(db: Db): Promise<Set<string>> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await query.execute(db);
  return new Set(rows.map(({ name }) => name));
}
