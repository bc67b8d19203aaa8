import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const lanes: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .alterTable('outbox')
      .addColumn('lane', text, (column) => column.notNull().defaultTo('shop'))
      .execute();
    await sql`update outbox set lane = 'webhook' where kind = 'webhook'`.execute(db);
    await db.schema.createIndex('outboxByLane').on('outbox').columns(['lane', 'nextAt', 'id']).execute();
    await db.schema
      .createIndex('outboxUnsent')
      .on('outbox')
      .columns(['at', 'id'])
      .where(sql.ref('doneAt'), 'is', null)
      .execute();
  },
};
