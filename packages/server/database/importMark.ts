import { StartFault } from '../startFault.ts';
import { tableNames } from './database.ts';
import type { Db } from './schema.ts';

/** The table that is there while an import has not come to its end. */
export const IMPORT_MARK = 'importing';

/** How far an import has come. */
export interface ImportMark {
  /** Identity of what is imported. */
  archive: string;
  /** Parts of tables that are in the database. */
  parts: number;
  /** As JSON: the `snapshotVersions` of the database before the import. */
  versions: string;
}

const marked = (db: Db) => db.withTables<{ [IMPORT_MARK]: ImportMark }>();

/** Null where nothing has been left unfinished. */
export async function readImportMark(db: Db): Promise<ImportMark | null> {
  if (!(await tableNames(db)).has(IMPORT_MARK)) return null;
  return (await marked(db).selectFrom(IMPORT_MARK).selectAll().executeTakeFirst()) ?? null;
}

/** Within a transaction: the mark is there with its row, or not at all. */
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

/** A half of a shop must never be taken for a whole one. */
export async function refuseUnfinishedImport(db: Db): Promise<void> {
  if (await readImportMark(db))
    throw new StartFault([
      'The database contains an unfinished import: run the same "npm run data" again to resume it, or import another archive.',
    ]);
}
