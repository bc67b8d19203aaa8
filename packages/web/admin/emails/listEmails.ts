import type { GetListParams, GetListResult } from 'react-admin';
import { type DocumentOf, readAllPages, readPage } from '../data/documents.ts';
import { startOfDay } from '../elements/dates.ts';

/** What e-mails are narrowed down by, as a person says it. */
export interface EmailFilter {
  /** How an e-mail begins. */
  search?: string;
  /** A reflink's id, or {@link NO_REFLINK}. */
  reflinkId?: string;
  /** Days of this browser's calendar, `2026-11-21`, both inclusive. */
  since?: string;
  until?: string;
}

/** Those that came by no reflink: no id is empty. */
export const NO_REFLINK = '-';

/** The filter as a query of the data service. */
export function emailQuery({ search = '', reflinkId, since, until }: EmailFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (reflinkId) query.append('where', `refData.reflinkId:${reflinkId === NO_REFLINK ? '' : reflinkId}`);
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
