import { type Kysely, sql } from 'kysely';
import { engineOf, PLANNED_ONCE } from '../database/database.ts';
import type { DocumentRow, Schema } from '../database/schema.ts';
import type { Fields } from './document.ts';
import { fieldRowsOf, pictureRowsOf } from './fieldIndex.ts';
import { areCurrent, readVersions, type SnapshotVersions } from './snapshotVersions.ts';

/** One statement, and so one way to the server and back, makes all rows or none. */
async function insertAtOnce(
  db: Kysely<Schema>,
  row: DocumentRow,
  fields: Fields,
  versions: SnapshotVersions,
): Promise<boolean> {
  const { collection, id, version, createdAt, isActive, body, detail } = row;
  const indexed = fieldRowsOf(row, fields);
  const texts = (values: readonly string[]) => sql`${values}::text[]`;
  const wanted = Object.entries(versions);
  const { rows } = await sql<{ count: number }>`${sql.raw(PLANNED_ONCE)}
    with added as (
      insert into documents (collection, id, version, "createdAt", "isActive", body, detail)
      select ${collection}, ${id}, ${version}::int, ${createdAt}, ${isActive}::int, ${body}, ${detail}
      where not exists (
        select from unnest(${texts(wanted.map(([name]) => name))}, ${wanted.map(([, wants]) => wants)}::int[])
          as wanted (name, version)
        join "snapshotVersions" as current on current.snapshot = wanted.name and current.version <> wanted.version
      )
      on conflict do nothing
      returning collection, id, "createdAt"
    ), "addedFields" as (
      insert into "documentFields" (collection, id, "createdAt", field, value)
      select added.*, each.field, each.value from added,
        unnest(${texts(indexed.map(({ field }) => field))}, ${texts(indexed.map(({ value }) => value))})
          as each (field, value)
    ), "addedPictures" as (
      insert into "documentPictures" (collection, id, url)
      select added.collection, added.id, each.url from added,
        unnest(${texts(pictureRowsOf(row, fields).map(({ url }) => url))}) as each (url)
    )
    select count(*)::int as count from added`.execute(db);
  return rows[0]?.count === 1;
}

/** The same, a statement after the other, within a transaction. */
async function insertInTurn(
  db: Kysely<Schema>,
  row: DocumentRow,
  fields: Fields,
  versions: SnapshotVersions,
): Promise<boolean> {
  if (Object.keys(versions).length > 0 && !areCurrent(versions, await readVersions(db))) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const [indexed, pictures] = [fieldRowsOf(row, fields), pictureRowsOf(row, fields)];
  if (indexed.length > 0) await db.insertInto('documentFields').values(indexed).execute();
  if (pictures.length > 0) await db.insertInto('documentPictures').values(pictures).execute();
  return true;
}

/** Whether it can be made outside of a transaction, and is made as a whole or not at all. */
export const isInsertedAtOnce = (db: Kysely<Schema>): boolean => engineOf(db) === 'postgres';

/**
 * Inserts a document with all by which it is found.
 * @param versions of snapshots that must not have moved on
 * @returns false where they have, or the id is taken
 */
export const insertDocument = (
  db: Kysely<Schema>,
  row: DocumentRow,
  fields: Fields,
  versions: SnapshotVersions = {},
): Promise<boolean> => (isInsertedAtOnce(db) ? insertAtOnce : insertInTurn)(db, row, fields, versions);
