import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** Compares by code point, as the embedded database does. */
async function compareByCodePoint(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; isNullable: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db);
  for (const { table, column } of rows)
    await sql`alter table ${sql.ref(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
      db,
    );
}

export const instances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snapshotVersions')
      .addColumn('snapshot', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into ${sql.ref('snapshotVersions')} values ('texts', 1), ('standard', 1), ('micro', 1)`.execute(
      db,
    );
    if (engineOf(db as Db) !== 'postgres') return;
    await compareByCodePoint(db);
    // Unlogged: counts may be lost in a crash, and cost no disk writes.
    await sql`
      create unlogged table "rateLimits" (
        key varchar(255) primary key, points integer not null default 0, expire bigint
      )`.execute(db);
  },
};
