import { CLOCK_HEADER, type SiteEntry, siteEntriesSchema } from '@lumitor/domain/order/site';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { listenToEvents } from './eventStream.ts';
import { isRefused } from './isRefused.ts';
import { type Answer, request } from './request.ts';

export type SiteAnswer =
  /** `clock`: time by which this device is ahead of the service; 0 if unknown. */
  { kind: 'read'; entries: SiteEntry[]; clock: Ms } | { kind: 'failed' } | { kind: 'refused' };

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}/site`;

function readAnswer(answer: Answer): SiteAnswer {
  const reported = v.safeParse(siteEntriesSchema, answer.ok && answer.body);
  if (answer.ok && reported.success) {
    const { headers, cachedAt } = answer;
    const at = Date.parse(headers?.get('date') ?? '');
    const clock = Number.isNaN(at) || cachedAt !== undefined ? 0 : Date.now() - at;
    return { kind: 'read', entries: reported.output.entries, clock };
  }
  return { kind: isRefused(answer) ? 'refused' : 'failed' };
}

/** Site records of an order (D58a); requested once. */
export const fetchSite = async (id: string, signal?: AbortSignal): Promise<SiteAnswer> =>
  readAnswer(await request(pathOf(id), { signal }));

export async function cachedSite(id: string): Promise<SiteEntry[]> {
  const cached = await globalThis.caches?.match(pathOf(id)).catch(() => undefined);
  const reported = v.safeParse(siteEntriesSchema, await cached?.json().catch(() => null));
  return reported.success ? reported.output.entries : [];
}

/** @returns the records now valid at the sent places (D72) */
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

export const followSite = (id: string, onDone: () => void): (() => void) =>
  listenToEvents(
    { on: { site: onDone }, onReopened: onDone },
    (url) => new EventSource(`${url}?site=${encodeURIComponent(id)}`),
  );
