import { StartFault } from '../startFault.ts';
import { tableNames } from './database.ts';
import type { Db } from './schema.ts';

/** Table that exists while an import is unfinished. No service starts on such a database. */
export const IMPORT_MARK = 'importing';

export interface ImportMark {
  archive: string;
  /** Parts of tables already imported; a repeated import continues after them. */
  parts: number;
  /** `snapshotVersions` before the import, as JSON. */
  versions: string;
}

const marked = (db: Db) => db.withTables<{ [IMPORT_MARK]: ImportMark }>();

/** Null if no import is unfinished. */
export async function readImportMark(db: Db): Promise<ImportMark | null> {
  if (!(await tableNames(db)).has(IMPORT_MARK)) return null;
  return (await marked(db).selectFrom(IMPORT_MARK).selectAll().executeTakeFirst()) ?? null;
}

/** Call within a transaction: the table never exists without its row. */
export async function putImportMark(db: Db, mark: ImportMark): Promise<void> {
  await db.schema.dropTable(IMPORT_MARK).ifExists().execute();
  await db.schema
    .createTable(IMPORT_MARK)
    .addColumn('archive', 'text', (column) => column.notNull())
    .addColumn('parts', 'integer', (column) => column.notNull())
    .addColumn('versions', 'text', (column) => column.notNull())
    .execute();
  await marked(db).insertInto(IMPORT_MARK).values(mark).execute();
}

export async function changeImportMark(db: Db, change: Partial<ImportMark>): Promise<void> {
  await marked(db).updateTable(IMPORT_MARK).set(change).execute();
}

export async function removeImportMark(db: Db): Promise<void> {
  await db.schema.dropTable(IMPORT_MARK).execute();
}

export async function refuseUnfinishedImport(db: Db): Promise<void> {
  if (await readImportMark(db))
    throw new StartFault([
      'The database contains an unfinished import: run the same "npm run data" again to resume it, or import another archive.',
    ]);
}
