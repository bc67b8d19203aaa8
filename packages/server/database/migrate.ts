import { type Kysely, Migrator } from 'kysely';
import { StartFault } from '../startFault.ts';
import { documents } from './migrations/001-documents.ts';
import { signIn } from './migrations/002-sign-in.ts';
import { administration } from './migrations/003-administration.ts';
import { instances } from './migrations/004-instances.ts';
import { orderedLists } from './migrations/005-ordered-lists.ts';
import type { Schema } from './schema.ts';

/** Applied in the order of their names; one that has been released is never edited. */
const MIGRATIONS = {
  '001-documents': documents,
  '002-sign-in': signIn,
  '003-administration': administration,
  '004-instances': instances,
  '005-ordered-lists': orderedLists,
};

/** Brings the database to this version's schema; one migration fails or holds as a whole. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new StartFault([
      'The database was made by a newer version: start that version, or set DATA_DIR or DATABASE_URL to another one.',
    ]);
  if (error) throw error;
}
