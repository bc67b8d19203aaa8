import { CLOCK_HEADER, type SiteEntry, siteEntriesSchema } from '@lumitor/domain/order/site';
import * as v from 'valibot';
import { listenToEvents } from './eventStream.ts';
import { type Answer, request } from './request.ts';

/** What the service has of an order's site, or why that is not known: it may be another time, or never. */
export type SiteAnswer =
  /** `clock`: how far this device is ahead of the service, in milliseconds; 0 where that is not known. */
  { kind: 'told'; entries: SiteEntry[]; clock: number } | { kind: 'failed' } | { kind: 'refused' };

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}/site`;

/** What another attempt may change nothing about: too many attempts pass. */
const isRefused = (answer: Answer) =>
  !answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 429;

function readAnswer(answer: Answer): SiteAnswer {
  const told = v.safeParse(siteEntriesSchema, answer.ok && answer.body);
  if (answer.ok && told.success) {
    const { headers, keptAt } = answer;
    const at = Date.parse(headers?.get('date') ?? '');
    const clock = Number.isNaN(at) || keptAt !== undefined ? 0 : Date.now() - at;
    return { kind: 'told', entries: told.output.entries, clock };
  }
  return { kind: isRefused(answer) ? 'refused' : 'failed' };
}

/** All that was done on the site of an order (D58a); asked once. */
export const fetchSite = async (id: string, signal?: AbortSignal): Promise<SiteAnswer> =>
  readAnswer(await request(pathOf(id), { signal }));

/** What this browser last heard of it, for when there is no network (D72); nothing where it has kept no answer. */
export async function keptSite(id: string): Promise<SiteEntry[]> {
  const kept = await globalThis.caches?.match(pathOf(id)).catch(() => undefined);
  const told = v.safeParse(siteEntriesSchema, await kept?.json().catch(() => null));
  return told.success ? told.output.entries : [];
}

/** Keeps what was done with the order; asked once. @returns what holds at the places that are sent (D72) */
export const sendSite = async (
  id: string,
  entries: readonly SiteEntry[],
  signal?: AbortSignal,
): Promise<SiteAnswer> =>
  readAnswer(
    await request(pathOf(id), {
      method: 'POST',
      json: { entries },
      headers: { [CLOCK_HEADER]: String(Date.now()) },
      signal,
    }),
  );

/** Hears whenever something is done on the site, and whenever it may have been missed. @returns what ends it */
export const followSite = (id: string, onDone: () => void): (() => void) =>
  listenToEvents(
    { on: { site: onDone }, onReopened: onDone },
    (url) => new EventSource(`${url}?site=${encodeURIComponent(id)}`),
  );
