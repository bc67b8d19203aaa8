import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { invalid } from '../http/refused.ts';
import { indexValue } from './document.ts';

export interface ListQuery {
  /** `createdAt`, which is the default, or a field that the collection declares `indexed`. */
  orderBy?: string;
  /** Newest first unless said otherwise. */
  direction?: 'asc' | 'desc';
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
}

/** Sorts after every text that begins with what stands before it. */
const LAST = '\u{10FFFF}';

/** Not every database takes a NUL, not even to compare with. */
const part = v.pipe(v.string(), v.excludes('\0'));
const cursorSchema = v.tuple([part, part, part]);

/** The place of a row in its list: the ordering field's value, its creation, its id. */
const cursorOf = (value: string, { createdAt, id }: DocumentRow): string =>
  Buffer.from(JSON.stringify([value, createdAt, id])).toString('base64url');

function parseCursor(cursor: string): [string, string, string] {
  try {
    return v.parse(cursorSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalid('after must be the next that a list gave.', 'after');
  }
}

type Row = DocumentRow & { value: string };

/**
 * The rows a query asks for; equals follow by creation, the same way. With a limit, `next` says
 * where the following page begins, whatever is removed or added meanwhile.
 */
export async function listRows(
  db: Kysely<Schema>,
  collection: CollectionName,
  query: ListQuery,
): Promise<{ rows: DocumentRow[]; next: string | null }> {
  const { orderBy = 'createdAt', limit, prefix, where = [], isActive, from, to, after } = query;
  const way = query.direction ?? (orderBy === 'createdAt' ? 'desc' : 'asc');
  let asked = db
    .selectFrom('documents')
    .selectAll('documents')
    .where('documents.collection', '=', collection)
    .$if(isActive !== undefined, (rows) => rows.where('documents.isActive', '=', isActive ? 1 : 0))
    .$if(from !== undefined, (rows) => rows.where('documents.createdAt', '>=', from as string))
    .$if(to !== undefined, (rows) => rows.where('documents.createdAt', '<', to as string))
    .$if(limit !== undefined, (rows) => rows.limit((limit as number) + 1));

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
  else if (prefix && prefix.field !== orderBy) having(prefix.field, start, start + LAST);
  for (const { field, value } of where) having(field, indexValue(value), null);

  const place = after === undefined ? null : parseCursor(after);
  const beyond = way === 'asc' ? '>' : '<';
  let rows: Row[];
  if (orderBy === 'createdAt') {
    const [, createdAt = '', id = ''] = place ?? [];
    const found = await asked
      .$if(place !== null, (each) =>
        each.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('documents.createdAt', 'documents.id'), beyond, tuple(createdAt, id)),
        ),
      )
      .orderBy('documents.createdAt', way)
      .orderBy('documents.id', way)
      .execute();
    rows = found.map((row) => ({ ...row, value: '' }));
  } else {
    const [value = '', createdAt = '', id = ''] = place ?? [];
    rows = await asked
      .innerJoin('documentFields as ordered', (join) =>
        join
          .onRef('ordered.collection', '=', 'documents.collection')
          .onRef('ordered.id', '=', 'documents.id')
          .on('ordered.collection', '=', collection)
          .on('ordered.field', '=', orderBy),
      )
      .select('ordered.value')
      .$if(prefix?.field === orderBy, (each) =>
        each.where('ordered.value', '>=', start).where('ordered.value', '<', start + LAST),
      )
      .$if(place !== null, (each) =>
        each.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('ordered.value', 'ordered.createdAt', 'ordered.id'),
            beyond,
            tuple(value, createdAt, id),
          ),
        ),
      )
      .orderBy('ordered.value', way)
      .orderBy('ordered.createdAt', way)
      .orderBy('ordered.id', way)
      .execute();
  }
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = last && rows.length > page.length ? cursorOf(last.value, last) : null;
  return { rows: page.map(({ value: _, ...row }) => row), next };
}
