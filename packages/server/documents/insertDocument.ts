import type { CollectionName } from '@lumitor/domain/collections/collections';
import { CompiledQuery } from 'kysely';
import { engineOf, PLANNED_ONCE } from '../database/database.ts';
import type { Db, DocumentRow } from '../database/schema.ts';
import { fieldRowsOf, pictureRowsOf } from './fieldIndex.ts';
import { areCurrent, readVersions, type SnapshotVersions } from './snapshotVersions.ts';

type DeclaredRow = DocumentRow & { collection: CollectionName };

export interface Alongside {
  /** PostgreSQL: parts of the statement in which the document's row is `added`. */
  atOnce: {
    sql: string;
    values: readonly unknown[];
    /** Mends the cause of a failed statement. @returns whether to repeat it */
    retryAfter?: (error: unknown, db: Db) => Promise<boolean>;
  };
  inTurn(db: Db): Promise<void>;
}

/** Number of the first parameter for other rows (`$14`). */
export const FIRST_VALUE = 14;

/**
 * PostgreSQL inserts a document and its rows in one round trip, unless a snapshot has changed. Static, so
 * that the query builder does not compile it for each insert.
 */
const insertion = (alongside = '') => `${PLANNED_ONCE}
  with added as (
    insert into documents (collection, id, version, "createdAt", "isActive", body, deflated, "inflatedBytes")
    select $1, $2, $3::int, $4, $5::int, $6, $7::bytea, $8::int
    where not exists (
      select from unnest($9::text[], $10::int[]) as wanted (name, version)
      join "snapshotVersions" as current on current.snapshot = wanted.name and current.version <> wanted.version
    )
    on conflict do nothing
    returning collection, id, "createdAt"
  ), "addedFields" as (
    insert into "documentFields" (collection, id, "createdAt", field, value)
    select added.*, each.field, each.value from added, unnest($11::text[], $12::text[]) as each (field, value)
  ), "addedPictures" as (
    insert into "documentPictures" (collection, id, url)
    select added.collection, added.id, each.url from added, unnest($13::text[]) as each (url)
  )${alongside}
  select count(*)::int as count from added`;

async function insertAtOnce(
  db: Db,
  row: DeclaredRow,
  fields: object,
  versions: SnapshotVersions,
  alongside?: Alongside,
): Promise<boolean> {
  const { collection, id, version, createdAt, isActive, body, deflated, inflatedBytes } = row;
  const indexed = fieldRowsOf(row, fields);
  const statement = CompiledQuery.raw(insertion(alongside?.atOnce.sql), [
    collection,
    id,
    version,
    createdAt,
    isActive,
    body,
    deflated,
    inflatedBytes,
    Object.keys(versions),
    Object.values(versions),
    indexed.map(({ field }) => field),
    indexed.map(({ value }) => value),
    pictureRowsOf(row, fields).map(({ url }) => url),
    ...(alongside?.atOnce.values ?? []),
  ]);
  for (;;)
    try {
      const { rows } = await db.executeQuery<{ count: number }>(statement);
      return rows[0]?.count === 1;
    } catch (error) {
      // A failed statement ends its transaction.
      const mayRetry = !db.isTransaction && (await alongside?.atOnce.retryAfter?.(error, db));
      if (!mayRetry) throw error;
    }
}

/** Static SQL for the embedded database. */
const IN_TURN = {
  document: `
    insert into documents (collection, id, version, "createdAt", "isActive", body, deflated, "inflatedBytes")
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
  fields: `
    insert into "documentFields" (collection, id, "createdAt", field, value)
    select $1, $2, $3, value ->> 'field', value ->> 'value' from json_each($4)`,
  pictures: `
    insert into "documentPictures" (collection, id, url)
    select $1, $2, value ->> 'url' from json_each($3)`,
};

/** Requires a transaction. */
async function insertInTurn(
  db: Db,
  row: DeclaredRow,
  fields: object,
  versions: SnapshotVersions,
  alongside?: Alongside,
): Promise<boolean> {
  if (Object.keys(versions).length > 0 && !areCurrent(versions, await readVersions(db))) return false;
  const { collection, id, version, createdAt, isActive, body, deflated, inflatedBytes } = row;
  const execute = (sql: string, values: unknown[]) => db.executeQuery(CompiledQuery.raw(sql, values));
  const values = [collection, id, version, createdAt, isActive, body, deflated, inflatedBytes];
  const { numAffectedRows } = await execute(IN_TURN.document, values);
  if (numAffectedRows !== 1n) return false;
  const [indexed, pictures] = [fieldRowsOf(row, fields), pictureRowsOf(row, fields)];
  if (indexed.length > 0) await execute(IN_TURN.fields, [collection, id, createdAt, JSON.stringify(indexed)]);
  if (pictures.length > 0) await execute(IN_TURN.pictures, [collection, id, JSON.stringify(pictures)]);
  await alongside?.inTurn(db);
  return true;
}

/** One statement needs no transaction. */
export const isInsertedAtOnce = (db: Db): boolean => engineOf(db) === 'postgres';

/** @returns false if a snapshot is outdated, or the id is taken */
export const insertDocument = (
  db: Db,
  row: DeclaredRow,
  fields: object,
  versions: SnapshotVersions = {},
  alongside?: Alongside,
): Promise<boolean> =>
  (isInsertedAtOnce(db) ? insertAtOnce : insertInTurn)(db, row, fields, versions, alongside);
