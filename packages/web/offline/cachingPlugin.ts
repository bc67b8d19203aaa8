import type { WorkboxPlugin } from 'workbox-core/types.js';
import { cacheOf, PREFIX } from '../data/cacheNames.ts';
import { CACHED_AT } from '../data/request.ts';
import { cacheKey, isOfSite, isPartOfTexts, type Kind } from './cachedScreens.ts';

/** Statuses of an order or project that is missing, or closed to this link. */
const GONE: readonly number[] = [401, 403, 404, 410];

const marked = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
};

async function removeOldest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

const SUBJECT_PATHS = ['', '/site', '/comments'];

async function removeGone(key: string): Promise<void> {
  for (const name of await caches.keys())
    for (const end of name.startsWith(PREFIX) ? SUBJECT_PATHS : []) {
      const gone = new URL(key);
      gone.pathname += end;
      await (await caches.open(name)).delete(gone.href);
    }
}

/**
 * Workbox plugin of one kind: key, time and limit of stored answers. A subject that is gone is removed with
 * its site records and comments.
 */
export function cachingPlugin(kind: Kind): WorkboxPlugin {
  const open = () => caches.open(cacheOf(kind));
  return {
    cacheKeyWillBeUsed: ({ request }) => cacheKey(request),
    cacheWillUpdate: async ({ request, response }) =>
      response.status === 200 && !isPartOfTexts(request.url) ? marked(response) : null,
    cacheDidUpdate: async () => removeOldest(await open(), kind.most),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      isOfSite(request.url) ? null : cachedResponse,
    async fetchDidSucceed({ request, response }) {
      const { status } = response;
      if (status < 400) return response;
      const key = await cacheKey(request);
      if (GONE.includes(status)) await removeGone(key);
      // A failing service counts as unreachable if there is a stored answer.
      else if (status >= 500 && (await (await open()).match(key))) throw new Error(`${status}`);
      return response;
    },
  };
}
