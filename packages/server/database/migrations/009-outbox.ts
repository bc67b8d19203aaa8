import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('outbox')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('nextAt', text)
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('payload', text)
      .addColumn('orderId', text)
      .addColumn('doneAt', text)
      .addColumn('lastError', text)
      .execute();
    await db.schema.createIndex('outboxByTurn').on('outbox').columns(['kind', 'nextAt']).execute();
    await db.schema
      .createTable('enquiries')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('orderId', text, (column) => column.notNull().references('orderWork.id').onDelete('cascade'))
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('consent', text, (column) => column.notNull())
      .addColumn('address', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('enquiriesByOrder').on('enquiries').columns(['orderId', 'at']).execute();
    await db.schema.createIndex('enquiriesByEmail').on('enquiries').column('email').execute();
    await db.schema
      .createTable('apiKeys')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('hash', text, (column) => column.notNull().unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('lastUsedAt', text)
      .execute();
  },
};
