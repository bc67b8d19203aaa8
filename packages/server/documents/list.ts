import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Bytes } from '@lumitor/domain/units';
import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { bytesOf, fitting } from '../database/fitting.ts';
import type { Db, Schema } from '../database/schema.ts';
import { invalid } from '../refusal/refused.ts';
import { indexValue } from './document.ts';
import type { ReadRow } from './row.ts';

export interface ListQuery {
  orderBy?: string;
  direction?: 'asc' | 'desc';
  limit?: number;
  prefix?: { field: string; value: string };
  where?: readonly { field: string; value: string }[];
  isActive?: boolean;
  /** `from` is inclusive, `to` exclusive. */
  from?: string;
  to?: string;
  after?: string;
  isSummary?: boolean;
}

/** Parsing and sending a longer page takes milliseconds. */
const PAGE_BYTES: Bytes = 1_000_000;

/** Suffix that sorts after all other continuations of a prefix. */
const LAST = '\u{10FFFF}';

/** Databases do not accept NUL in parameters. */
const part = v.pipe(v.string(), v.excludes('\0'));
const cursorSchema = v.tuple([part, part, part]);

interface Place {
  value: string;
  createdAt: string;
  id: string;
}

const cursorOf = ({ value, createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([value, createdAt, id])).toString('base64url');

function parseCursor(cursor: string): Place {
  try {
    const [value, createdAt, id] = v.parse(
      cursorSchema,
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return { value, createdAt, id };
  } catch {
    throw invalid('after must be the next of an earlier list.', 'after');
  }
}

type PlaceQuery = SelectQueryBuilder<Schema, 'documents', Place>;

/**
 * Sorted positions of matching rows. Pages continue after the last position instead of an offset, so one
 * index gives each page.
 */
function placesOf(db: Db, collection: CollectionName, query: ListQuery): PlaceQuery {
  const { orderBy = 'createdAt', prefix, where = [], isActive, from, to, after } = query;
  const isByCreation = orderBy === 'createdAt';
  const way = query.direction ?? (isByCreation ? 'desc' : 'asc');
  const ordered = sql.ref<string>('ordered.value');
  let request: PlaceQuery = db
    .selectFrom('documents')
    .$if(!isByCreation, (rows) =>
      rows.innerJoin('documentFields as ordered', (join) =>
        join
          .onRef('ordered.collection', '=', 'documents.collection')
          .onRef('ordered.id', '=', 'documents.id')
          .on('ordered.collection', '=', collection)
          .on('ordered.field', '=', orderBy),
      ),
    )
    .select([(isByCreation ? sql<string>`''` : ordered).as('value'), 'documents.createdAt', 'documents.id'])
    .where('documents.collection', '=', collection)
    .$if(isActive !== undefined, (rows) => rows.where('documents.isActive', '=', isActive ? 1 : 0))
    .$if(from !== undefined, (rows) => rows.where('documents.createdAt', '>=', from as string))
    .$if(to !== undefined, (rows) => rows.where('documents.createdAt', '<', to as string));

  const having = (field: string, low: string, high: string | null) => {
    request = request.where('documents.id', 'in', ({ selectFrom }) => {
      const found = selectFrom('documentFields')
        .select('documentFields.id')
        .where('documentFields.collection', '=', collection)
        .where('documentFields.field', '=', field);
      return high === null
        ? found.where('documentFields.value', '=', low)
        : found.where('documentFields.value', '>=', low).where('documentFields.value', '<', high);
    });
  };
  const start = indexValue(prefix?.value);
  if (prefix?.field === 'id')
    request = request
      .where('documents.id', '>=', prefix.value)
      .where('documents.id', '<', prefix.value + LAST);
  else if (prefix && prefix.field === orderBy)
    request = request.where(ordered, '>=', start).where(ordered, '<', start + LAST);
  else if (prefix) having(prefix.field, start, start + LAST);
  for (const { field, value } of where) having(field, indexValue(value), null);

  const columns = isByCreation
    ? ['documents.createdAt', 'documents.id']
    : ['ordered.value', 'ordered.createdAt', 'ordered.id'];
  if (after !== undefined) {
    const { value, createdAt, id } = parseCursor(after);
    const place = isByCreation ? [createdAt, id] : [value, createdAt, id];
    request = request.where(
      sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(way === 'asc' ? '>' : '<')} (${sql.join(place)})`,
    );
  }
  return columns.reduce((rows, column) => rows.orderBy(sql.ref(column), way), request);
}

async function pageSize(request: PlaceQuery, limit: number, isSummary: boolean) {
  const detail = isSummary ? sql`0` : sql<Bytes>`coalesce("inflatedBytes", ${bytesOf('documents.detail')})`;
  const rows = await request
    .select(sql<Bytes>`${bytesOf('documents.body')} + ${detail}`.as('bytes'))
    .limit(limit + 1)
    .execute();
  const count = Math.min(limit, fitting(rows, PAGE_BYTES));
  return { count, isAll: count === rows.length };
}

/** `next` stays valid after rows were added or removed. */
export async function listRows(
  db: Db,
  collection: CollectionName,
  query: ListQuery,
): Promise<{ rows: ReadRow[]; next: string | null }> {
  const { limit, isSummary = false } = query;
  const request = placesOf(db, collection, query);
  const page = limit === undefined ? null : await pageSize(request, limit, isSummary);
  const rows = await request
    .select(['documents.version', 'documents.isActive', 'documents.body'])
    .$if(!isSummary, (each) => each.select(['documents.detail', 'documents.deflated']))
    .$if(page !== null, (each) => each.limit(page?.count ?? 0))
    .execute();
  const last = rows.at(-1);
  return {
    rows: rows.map(({ value: _, ...row }) => row),
    next: page && !page.isAll && last ? cursorOf(last) : null,
  };
}
