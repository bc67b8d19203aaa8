import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** What is done on the site of an order. */
export const siteRecords: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('siteRecords')
      // With the order goes what was done on its site.
      .addColumn('orderId', text, (column) =>
        column.primaryKey().references('orderWork.id').onDelete('cascade'),
      )
      .addColumn('body', text, (column) => column.notNull())
      .execute();
  },
};
