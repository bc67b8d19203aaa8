import { sql } from 'kysely';
import { tableNames } from '../database/database.ts';
import {
  IMPORT_MARK,
  type ImportMark,
  putImportMark,
  readImportMark,
  removeImportMark,
} from '../database/importMark.ts';
import { MIGRATION_NAMES, migrate } from '../database/migrate.ts';
import type { Db, SnapshotVersionRow } from '../database/schema.ts';
import type { FileStore } from '../files/fileStore.ts';
import { ArchiveFault } from './archiveFault.ts';
import { type ArchiveHeader, STORE_NAMES } from './content.ts';
import { APPLICATION, type ArchivedShop, describePlace } from './shop.ts';
import { TABLE_NAMES, TABLES_LEFT_OUT } from './tables.ts';

export const SAME_DATABASE = 'Both places use the same database: specify another target.';

export interface ArchiveTaking {
  isReplacing: boolean;
  hasFiles: boolean;
  /** Ends sessions and password links, which a backup would revive. */
  endsSessions?: boolean;
  /** Must differ from the target. */
  source?: ArchivedShop | undefined;
}

async function isEmptyStore(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return false;
  return true;
}

async function contentOf(
  db: Db,
  tables: ReadonlySet<string>,
  { files }: ArchivedShop,
  { hasFiles }: ArchiveTaking,
): Promise<string> {
  for (const table of ['documents', 'user'] as const) {
    if (!tables.has(table)) continue;
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return table === 'user' ? 'accounts' : 'documents';
  }
  if (hasFiles) for (const name of STORE_NAMES) if (!(await isEmptyStore(files[name]))) return 'files';
  return '';
}

/** A running instance would keep its secret and sessions. */
async function refuseServices(db: Db): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and application_name <> ${APPLICATION}`.execute(db);
  if (rows[0]?.count)
    throw new ArchiveFault(
      `The target database has ${rows[0].count} open connections of the same user: stop the service on every machine.`,
    );
}

async function versionsOf(db: Db, tables: ReadonlySet<string>): Promise<string> {
  return JSON.stringify(
    tables.has('snapshotVersions') ? await db.selectFrom('snapshotVersions').selectAll().execute() : [],
  );
}

async function renewTables(db: Db, { migrations }: ArchiveHeader): Promise<void> {
  const outdated = [
    ...Object.keys(TABLES_LEFT_OUT).filter((name) => name !== IMPORT_MARK),
    ...TABLE_NAMES.toReversed(),
  ];
  await db.transaction().execute(async (transaction) => {
    for (const name of outdated) await transaction.schema.dropTable(name).ifExists().execute();
  });
  await migrate(db, migrations.at(-1));
  const made = await tableNames(db);
  for (const name of TABLE_NAMES) if (made.has(name)) await sql`delete from ${sql.table(name)}`.execute(db);
}

function refuseUnknownSchema({ migrations }: ArchiveHeader): void {
  const unknown = migrations.find((name, index) => name !== MIGRATION_NAMES[index]);
  if (unknown)
    throw new ArchiveFault(
      `A newer version created the archive, with "${unknown}": import it with that version.`,
    );
}

/**
 * Marks the target as incomplete, then creates its tables by the archive’s migrations.
 * @returns number of parts already there from an interrupted import of the same archive
 */
export async function prepareTarget(
  target: ArchivedShop,
  header: ArchiveHeader,
  taking: ArchiveTaking,
): Promise<number> {
  refuseUnknownSchema(header);
  // A starting service waits, and then finds the mark.
  return target.database.alone('migrate', async (db) => {
    if (target.database.engine === 'postgres') await refuseServices(db);
    const tables = await tableNames(db);
    const left = await readImportMark(db);
    if (left?.archive === header.id && left.parts > 0) return left.parts;

    const content = left || taking.isReplacing ? '' : await contentOf(db, tables, target, taking);
    if (content)
      throw new ArchiveFault(
        `${describePlace(target.place)} already contains ${content}: specify another place, or replace its shop with --replace.`,
      );
    const versions = left?.versions ?? (await versionsOf(db, tables));
    const mark: ImportMark = { archive: header.id, parts: 0, versions };
    await db.transaction().execute((transaction) => putImportMark(transaction, mark));
    if (taking.source && (await readImportMark(taking.source.db))) {
      await removeImportMark(db);
      throw new ArchiveFault(SAME_DATABASE);
    }
    await renewTables(db, header);
    return 0;
  });
}

/**
 * Raises the snapshot versions, ends sessions if required, and removes the mark: now the target is a shop.
 */
export async function finishTarget(
  { db, database }: ArchivedShop,
  { endsSessions = false }: Pick<ArchiveTaking, 'endsSessions'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mark = await readImportMark(transaction);
    const before: SnapshotVersionRow[] = JSON.parse(mark?.versions ?? '[]');
    // Newer than all former and imported versions, so no cache counts as current.
    for (const { snapshot, version } of await transaction
      .selectFrom('snapshotVersions')
      .selectAll()
      .execute()) {
      const known = before.find((each) => each.snapshot === snapshot)?.version ?? 0;
      await transaction
        .updateTable('snapshotVersions')
        .set({ version: Math.max(version, known) + 1 })
        .where('snapshot', '=', snapshot)
        .execute();
    }
    if (endsSessions) {
      const present = await tableNames(transaction);
      for (const table of ['session', 'verification', 'passwordLinks'])
        if (present.has(table)) await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
    await removeImportMark(transaction);
  });
  if (database.engine === 'postgres')
    for (const table of TABLE_NAMES) await sql`analyze ${sql.table(table)}`.execute(db);
}
