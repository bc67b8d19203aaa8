import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const orderWork: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('orderSeries')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('orderWork')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('number', text, (column) => column.notNull().unique())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('assignee', text, (column) => column.notNull())
      .addColumn('enquiredAt', text)
      .addColumn('parent', text, (column) => column.notNull())
      .addColumn('revises', text, (column) => column.notNull())
      .addColumn('isMicro', 'integer', (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('net', 'integer', (column) => column.notNull())
      .addColumn('pieces', 'integer', (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('words', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('orderWorkBystatus')
      .on('orderWork')
      .columns(['status', 'enquiredAt'])
      .execute();
    for (const column of ['createdAt', 'revises', 'email'])
      await db.schema.createIndex(`orderWorkBy${column}`).on('orderWork').column(column).execute();
    const orderTable = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('orderId', text, (column) =>
          column.notNull().references('orderWork.id').onDelete('cascade'),
        )
        .addColumn('at', text, (column) => column.notNull())
        .addColumn('by', text, (column) => column.notNull());
    await orderTable('orderEvents')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('data', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('orderEventsByOrder').on('orderEvents').columns(['orderId', 'at']).execute();
    await orderTable('offers')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull().unique())
      .addColumn('body', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('offersKey', ['orderId', 'position'])
      .execute();
    await orderTable('orderFiles')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('path', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('orderFilesByOrder').on('orderFiles').column('orderId').execute();
  },
};
