import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import type { GetListParams, GetListResult } from 'react-admin';
import type { Document } from './allDocuments.ts';
import { ask } from './changes.ts';

/** What a page of e-mails or orders may be asked by. */
export interface PageFilter {
  /** The start of a field's value, such as `email`. */
  prefix?: { field: string; value: string };
  /** Fields with exactly these values. */
  where?: Record<string, string>;
  /** ISO times of creation: from, inclusive, to, exclusive. */
  from?: string;
  to?: string;
}

/** Where each list goes on, by what was asked and the page: the service knows no page numbers. */
const cursors = new Map<string, string>();

export function listQuery({ prefix, where = {}, from, to }: PageFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (prefix?.value) {
    query.set('prefix', `${prefix.field}:${prefix.value}`);
    if (prefix.field !== 'id') query.set('orderBy', prefix.field);
  }
  for (const [field, value] of Object.entries(where)) query.append('where', `${field}:${value}`);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  return query;
}

/** A page of a list that the service orders and cuts: newest first, or by the field that is searched. */
export async function listPage(collection: CollectionName, params: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 100 } = params.pagination ?? {};
  const query = listQuery((params.filter ?? {}) as PageFilter);
  query.set('limit', String(perPage));
  if (collection === 'reflinksdownload') query.set('omit', 'data.preview,data.steps,data.lines');
  const key = (of: number) => `${collection}?${query}#${of}`;
  const asked = key(page + 1);
  const after = page > 1 ? cursors.get(key(page)) : undefined;
  if (page > 1 && !after) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  if (after) query.set('after', after);
  const { documents, next } = (await ask(`/api/documents/${collection}?${query}`)) as {
    documents: Document[];
    next: string | null;
  };
  if (next) cursors.set(asked, next);
  return { data: documents, pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 } };
}
