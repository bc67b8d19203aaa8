import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** One answer per offer (D76a). */
export const offerAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('offerAnswers')
      .addColumn('orderId', text, (column) => column.notNull().references('orderWork.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('wording', text, (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('offerAnswersKey', ['orderId', 'position'])
      .execute();
  },
};
