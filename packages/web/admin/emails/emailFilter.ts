import { startOfDay } from '../sales/startOfDay.ts';

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
