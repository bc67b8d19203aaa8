import type { GetListParams, GetListResult } from 'react-admin';
import { type AdminDocument, readAllPages, readPage } from '../data/documents.ts';
import { startOfDay } from '../elements/dates.ts';

export interface EmailFilter {
  search?: string;
  reflinkId?: string;
  since?: string;
  until?: string;
}

/** Filters e-mails without a reflink; never a valid id. */
export const WITHOUT_REFLINK = '-';

export function emailQuery({ search = '', reflinkId, since, until }: EmailFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (reflinkId) query.append('where', `refData.reflinkId:${reflinkId === WITHOUT_REFLINK ? '' : reflinkId}`);
  const from = startOfDay(since, 0);
  const to = startOfDay(until, 1);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (search.trim()) {
    query.set('prefix', `email:${search.trim()}`);
    query.set('orderBy', 'email');
  }
  return query;
}

const cursors = new Map<string, string>();

/** Newest first, or by address if searched. */
export async function listEmails({ pagination, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 100 } = pagination ?? {};
  const query = emailQuery(filter ?? {});
  query.set('limit', String(perPage));
  const key = (number: number) => `${query}#${number}`;
  const after = cursors.get(key(page));
  if (page > 1 && !after) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  const requested = new URLSearchParams(query);
  if (after) requested.set('after', after);
  const { documents, next } = await readPage('emails', requested);
  if (next) cursors.set(key(page + 1), next);
  else cursors.delete(key(page + 1));
  return { data: documents, pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 } };
}

export const allEmails = (filter: EmailFilter): Promise<AdminDocument<'emails'>[]> =>
  readAllPages('emails', emailQuery(filter));
