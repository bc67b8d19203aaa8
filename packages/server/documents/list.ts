import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { bytesOf, fitting } from '../database/fitting.ts';
import type { Db, Schema } from '../database/schema.ts';
import { invalid } from '../refusal/refused.ts';
import { indexValue } from './document.ts';
import type { ReadRow } from './row.ts';

export interface ListQuery {
  /** `createdAt`, which is the default, or a field that the collection declares `indexed`. */
  orderBy?: string;
  /** Newest first unless said otherwise. */
  direction?: 'asc' | 'desc';
  /** With it a page ends after so many bytes too, see {@link PAGE_BYTES}. */
  limit?: number;
  /** Of an indexed field, or of `id`. */
  prefix?: { field: string; value: string };
  /** Indexed fields with exactly these values. */
  where?: readonly { field: string; value: string }[];
  isActive?: boolean;
  /** ISO times of creation: from, inclusive, to, exclusive. */
  from?: string;
  to?: string;
  /** Where the page before ended. */
  after?: string;
  /** What a collection keeps apart for itself is not read. */
  isSummary?: boolean;
}

/** A page holds no more than so much of what is stored, but for its first document: to parse and send it takes some milliseconds. */
const PAGE_BYTES = 1_000_000;

/** Sorts after every text that begins with what stands before it. */
const LAST = '\u{10FFFF}';

/** Not every database takes a NUL, not even to compare with. */
const part = v.pipe(v.string(), v.excludes('\0'));
const cursorSchema = v.tuple([part, part, part]);

interface Place {
  value: string;
  createdAt: string;
  id: string;
}

/** The place of a row in its list: the ordering field's value, its creation, its id. */
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
    throw invalid('after must be the next that a list gave.', 'after');
  }
}

type PlaceQuery = SelectQueryBuilder<Schema, 'documents', Place>;

/** The places that a query asks for, in its order; equals follow by creation, the same way. */
function placesOf(db: Db, collection: CollectionName, query: ListQuery): PlaceQuery {
  const { orderBy = 'createdAt', prefix, where = [], isActive, from, to, after } = query;
  const isByCreation = orderBy === 'createdAt';
  const way = query.direction ?? (isByCreation ? 'desc' : 'asc');
  const ordered = sql.ref<string>('ordered.value');
  let asked: PlaceQuery = db
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
    asked = asked.where('documents.id', 'in', ({ selectFrom }) => {
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
    asked = asked.where('documents.id', '>=', prefix.value).where('documents.id', '<', prefix.value + LAST);
  else if (prefix && prefix.field === orderBy)
    asked = asked.where(ordered, '>=', start).where(ordered, '<', start + LAST);
  else if (prefix) having(prefix.field, start, start + LAST);
  for (const { field, value } of where) having(field, indexValue(value), null);

  // Of the table whose index holds the whole order.
  const columns = isByCreation
    ? ['documents.createdAt', 'documents.id']
    : ['ordered.value', 'ordered.createdAt', 'ordered.id'];
  if (after !== undefined) {
    const { value, createdAt, id } = parseCursor(after);
    const place = isByCreation ? [createdAt, id] : [value, createdAt, id];
    asked = asked.where(
      sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(way === 'asc' ? '>' : '<')} (${sql.join(place)})`,
    );
  }
  return columns.reduce((rows, column) => rows.orderBy(sql.ref(column), way), asked);
}

/** How many rows a page holds, and whether that is all there are. */
async function pageSize(asked: PlaceQuery, limit: number, isSummary: boolean) {
  const detail = isSummary ? sql`0` : bytesOf('documents.detail');
  const rows = await asked
    .select(sql<number>`${bytesOf('documents.body')} + ${detail}`.as('bytes'))
    .limit(limit + 1)
    .execute();
  const count = Math.min(limit, fitting(rows, PAGE_BYTES));
  return { count, isAll: count === rows.length };
}

/**
 * The rows a query asks for. With a limit, `next` says where the following page begins, whatever is removed or
 * added meanwhile.
 */
export async function listRows(
  db: Db,
  collection: CollectionName,
  query: ListQuery,
): Promise<{ rows: ReadRow[]; next: string | null }> {
  const { limit, isSummary = false } = query;
  const asked = placesOf(db, collection, query);
  const page = limit === undefined ? null : await pageSize(asked, limit, isSummary);
  const rows = await asked
    .select(['documents.version', 'documents.isActive', 'documents.body'])
    .$if(!isSummary, (each) => each.select('documents.detail'))
    .$if(page !== null, (each) => each.limit(page?.count ?? 0))
    .execute();
  const last = rows.at(-1);
  return {
    rows: rows.map(({ value: _, ...row }) => row),
    next: page && !page.isAll && last ? cursorOf(last) : null,
  };
}
