import type { GetListParams, GetListResult } from 'react-admin';
import { type DocumentOf, type DocumentPage, readAllPages, readPage } from '../data/documents.ts';
import { type SalesCollection, type SalesFilter, salesQueries } from './salesFilter.ts';

/** Where each list goes on, by what was asked and the page: the data service knows no page numbers. */
const cursors = new Map<string, string>();

async function readNumberedPage<Name extends SalesCollection>(
  collection: Name,
  query: URLSearchParams,
  page: number,
): Promise<DocumentPage<Name>> {
  const key = (of: number) => `${collection}?${query}#${of}`;
  const after = cursors.get(key(page));
  if (page > 1 && !after) return { documents: [], next: null };
  const asked = new URLSearchParams(query);
  if (after) asked.set('after', after);
  const found = await readPage(collection, asked);
  if (found.next) cursors.set(key(page + 1), found.next);
  else cursors.delete(key(page + 1));
  return found;
}

/** What several queries found as one, each document once; where they are several, newest first. */
function merged<Name extends SalesCollection>([
  first = [],
  ...others
]: DocumentOf<Name>[][]): DocumentOf<Name>[] {
  if (others.length === 0) return first;
  const byId = new Map([first, ...others].flat().map((document) => [document.id, document]));
  return [...byId.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** A page of e-mails or orders, ordered and cut by the data service: newest first, or by the e-mail searched for. */
export async function listPage(collection: SalesCollection, params: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 100 } = params.pagination ?? {};
  const queries = salesQueries(collection, params.filter ?? {});
  for (const query of queries) query.set('limit', String(perPage));
  const pages = await Promise.all(queries.map((query) => readNumberedPage(collection, query, page)));
  return {
    data: merged(pages.map(({ documents }) => documents)),
    pageInfo: { hasNextPage: pages.some(({ next }) => next !== null), hasPreviousPage: page > 1 },
  };
}

/** All e-mails or orders that a filter lets through, not only those that are listed so far. */
export async function listAll<Name extends SalesCollection>(
  collection: Name,
  filter: SalesFilter,
  { withLines = false } = {},
): Promise<DocumentOf<Name>[]> {
  const queries = salesQueries(collection, filter);
  if (withLines)
    for (const query of queries) {
      query.set('detail', 'true');
      query.set('omit', 'data.steps');
    }
  return merged(await Promise.all(queries.map((query) => readAllPages(collection, query))));
}
