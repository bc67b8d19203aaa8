import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** Costs of an offer's lines when it was issued, as JSON; older offers have none (D76a). */
export const offerCosts: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema.alterTable('offers').addColumn('costs', text).execute();
  },
};
