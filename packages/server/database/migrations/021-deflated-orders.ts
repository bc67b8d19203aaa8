import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** Older orders stay in their packed form, which is still read. */
export const deflatedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = engineOf(db as Db) === 'postgres' ? sql`bytea` : ('blob' as const);
    await db.schema.alterTable('documents').addColumn('deflated', bytes).execute();
    await db.schema.alterTable('documents').addColumn('inflatedBytes', 'integer').execute();
  },
};
