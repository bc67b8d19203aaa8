import type { GetListParams, GetListResult } from 'react-admin';
import { type DocumentOf, readAllPages, readPage } from '../data/documents.ts';
import { type EmailFilter, emailQuery } from './emailFilter.ts';

/** Where each list goes on, by what was asked and the page: the data service knows no page numbers. */
const cursors = new Map<string, string>();

/** A page of e-mails, ordered and cut by the data service: newest first, or by the e-mail searched for. */
export async function listEmails({ pagination, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 100 } = pagination ?? {};
  const query = emailQuery(filter ?? {});
  query.set('limit', String(perPage));
  const key = (of: number) => `${query}#${of}`;
  const after = cursors.get(key(page));
  if (page > 1 && !after) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  const asked = new URLSearchParams(query);
  if (after) asked.set('after', after);
  const { documents, next } = await readPage('emails', asked);
  if (next) cursors.set(key(page + 1), next);
  else cursors.delete(key(page + 1));
  return { data: documents, pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 } };
}

/** All e-mails that a filter lets through, not only those that are listed so far. */
export const allEmails = (filter: EmailFilter): Promise<DocumentOf<'emails'>[]> =>
  readAllPages('emails', emailQuery(filter));
