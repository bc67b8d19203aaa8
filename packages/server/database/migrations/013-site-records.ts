import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const siteRecords: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('siteRecords')
      .addColumn('orderId', text, (column) =>
        column.primaryKey().references('orderWork.id').onDelete('cascade'),
      )
      .addColumn('body', text, (column) => column.notNull())
      .execute();
  },
};
