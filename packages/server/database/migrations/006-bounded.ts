import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const bounded: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema.alterTable('documents').addColumn('detail', text).execute();
    await db.schema.alterTable('batches').addColumn('hash', text).execute();
  },
};
