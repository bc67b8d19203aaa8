import type { Kysely, Migration } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const storedCounts: Migration = {
  async up(db: Kysely<unknown>) {
    if (engineOf(db as Db) === 'postgres') return;
    await db.schema
      .createTable('rateLimits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'integer')
      .execute();
  },
};
