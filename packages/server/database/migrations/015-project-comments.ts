import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const projectComments: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('projectComments')
      .addColumn('projectId', text, (column) =>
        column.primaryKey().references('sharedProjects.id').onDelete('cascade'),
      )
      .addColumn('comments', 'integer', (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .execute();
  },
};
