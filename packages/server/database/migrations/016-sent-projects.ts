import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const sentProjects: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('sentProjects')
      .addColumn('enquiryId', text, (column) =>
        column.primaryKey().references('enquiries.id').onDelete('cascade'),
      )
      .addColumn('projectId', text, (column) =>
        column.notNull().references('sharedProjects.id').onDelete('cascade'),
      )
      .addColumn('openedAt', text)
      .execute();
    await db.schema.createIndex('sentByProject').on('sentProjects').column('projectId').execute();
    for (const table of ['sharedProjects', 'projectVersions'])
      await db.schema
        .alterTable(table)
        .addColumn('byShop', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
