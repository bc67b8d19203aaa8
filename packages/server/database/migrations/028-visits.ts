import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('visits')
      .addColumn('day', text, (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    // Reports read the orders with a sent offer from the index alone.
    await sql`create index "orderEventsSent" on "orderEvents" ("orderId") where kind = 'offerSent'`.execute(
      db,
    );
  },
};
