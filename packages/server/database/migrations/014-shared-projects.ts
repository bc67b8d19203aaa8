import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const sharedProjects: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .createTable('sharedProjects')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('seeHash', text, (column) => column.unique())
      .addColumn('workHash', text, (column) => column.unique())
      .addColumn('ownHash', text, (column) => column.notNull().unique())
      .addColumn('isMicro', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('changeIds', text, (column) => column.notNull())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('openedAt', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sharedByOpening').on('sharedProjects').column('openedAt').execute();
    await db.schema
      .createTable('projectVersions')
      .addColumn('projectId', text, (column) =>
        column.notNull().references('sharedProjects.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('projectVersionsKey', ['projectId', 'version'])
      .execute();
  },
};
