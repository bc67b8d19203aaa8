import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { Kysely } from 'kysely';
import type { DocumentRow, Schema } from '../database/schema.ts';
import { indexValue } from './document.ts';

export interface ListQuery {
  /** `createdAt`, which is the default, or a field that the collection declares `indexed`. */
  orderBy?: string;
  /** Newest first unless said otherwise. */
  direction?: 'asc' | 'desc';
  limit?: number;
  prefix?: { field: string; value: string };
  isActive?: boolean;
}

/** Sorts after every text that begins with what stands before it. */
const LAST = '\u{10FFFF}';

/** The rows a query asks for; equals follow by creation, the same way. */
export async function listRows(
  db: Kysely<Schema>,
  collection: CollectionName,
  { orderBy = 'createdAt', direction, limit, prefix, isActive }: ListQuery,
): Promise<DocumentRow[]> {
  const way = direction ?? (orderBy === 'createdAt' ? 'desc' : 'asc');
  let query = db
    .selectFrom('documents')
    .selectAll('documents')
    .where('documents.collection', '=', collection)
    .$if(isActive !== undefined, (rows) => rows.where('documents.isActive', '=', isActive ? 1 : 0))
    .$if(limit !== undefined, (rows) => rows.limit(limit as number));
  if (prefix) {
    const start = indexValue(prefix.value);
    query = query.where('documents.id', 'in', ({ selectFrom }) =>
      selectFrom('documentFields')
        .select('documentFields.id')
        .where('documentFields.collection', '=', collection)
        .where('documentFields.field', '=', prefix.field)
        .where('documentFields.value', '>=', start)
        .where('documentFields.value', '<', start + LAST),
    );
  }
  if (orderBy !== 'createdAt')
    query = query.orderBy(
      ({ selectFrom }) =>
        selectFrom('documentFields')
          .select('documentFields.value')
          .whereRef('documentFields.id', '=', 'documents.id')
          .where('documentFields.collection', '=', collection)
          .where('documentFields.field', '=', orderBy),
      way,
    );
  return query.orderBy('documents.createdAt', way).orderBy('documents.id', way).execute();
}
