/** What e-mails and orders are narrowed down by, as a person says it. */
export interface SalesFilter {
  /** How an e-mail begins. */
  search?: string;
  /** A reflink's id, or {@link NO_REFLINK}. */
  reflinkId?: string;
  /** Days of this browser's calendar, `2026-11-21`, both inclusive. */
  since?: string;
  until?: string;
  /** Orders whose luminaires draw more than their supply gives. */
  isExceeded?: true;
}

/** Those that came by no reflink: no id is empty. */
export const NO_REFLINK = '-';

export type SalesCollection = 'emails' | 'reflinksdownload';

/** Where each collection keeps what it is searched and filtered by. */
const FIELDS: Record<SalesCollection, { search: readonly string[]; reflink: string; exceeded?: string }> = {
  emails: { search: ['email'], reflink: 'refData.reflinkId' },
  reflinksdownload: { search: ['id', 'data.email'], reflink: 'parent', exceeded: 'data.powerExceeded' },
};

/** The first moment of a day, `days` later, or undefined where it is no day. */
export function startOfDay(day: string | undefined, days: number): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const moment = new Date(year, month - 1, date + days);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/**
 * The filter as queries of the data service: one for each field that the search may mean, and what
 * any of them finds is wanted.
 */
export function salesQueries(collection: SalesCollection, filter: SalesFilter): URLSearchParams[] {
  const fields = FIELDS[collection];
  const narrowed = new URLSearchParams();
  if (filter.reflinkId)
    narrowed.append('where', `${fields.reflink}:${filter.reflinkId === NO_REFLINK ? '' : filter.reflinkId}`);
  if (filter.isExceeded && fields.exceeded) narrowed.append('where', `${fields.exceeded}:true`);
  const from = startOfDay(filter.since, 0);
  const to = startOfDay(filter.until, 1);
  if (from) narrowed.set('from', from);
  if (to) narrowed.set('to', to);

  const search = filter.search?.trim();
  if (!search) return [narrowed];
  // An order's number holds no @.
  const meant = fields.search.filter((field) => field !== 'id' || !search.includes('@'));
  return meant.map((field) => {
    const query = new URLSearchParams(narrowed);
    query.set('prefix', `${field}:${search}`);
    if (collection === 'emails') query.set('orderBy', field);
    return query;
  });
}
