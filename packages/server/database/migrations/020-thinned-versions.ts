import type { Kysely, Migration } from 'kysely';

export const thinnedVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['sharedProjects', 'projectVersions'])
      for (const column of ['byOwner', 'isSent'])
        await db.schema
          .alterTable(table)
          .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
          .execute();
  },
};
