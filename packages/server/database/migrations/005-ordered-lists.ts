import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

/** One index covers the whole order, so no page is sorted. */
export const orderedLists: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = engineOf(db as Db) === 'postgres';
    await db.schema
      .alterTable('documentFields')
      .addColumn('createdAt', isPostgres ? sql`text collate "C"` : 'text', (column) =>
        column.notNull().defaultTo(''),
      )
      .execute();
    await sql`
      update "documentFields" set "createdAt" = (
        select documents."createdAt" from documents
        where documents.collection = "documentFields".collection and documents.id = "documentFields".id
      )`.execute(db);
    await db.schema.dropIndex('documentFieldsByValue').execute();
    await db.schema
      .createIndex('documentFieldsByValue')
      .on('documentFields')
      .columns(['collection', 'field', 'value', 'createdAt', 'id'])
      .execute();
    await db.schema
      .createIndex('reflinkOpeningsByDay')
      .on('reflinkOpenings')
      .columns(['day', 'reflinkId'])
      .execute();
  },
};
