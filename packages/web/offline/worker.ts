import type { Seconds } from '@lumitor/domain/units';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheOf, PREFIX } from '../data/cacheNames.ts';
import { removeCache } from '../data/storageSpace.ts';
import { isCachedScreen, RESTS_CACHE, screenKindOf } from './cachedScreens.ts';
import { cacheFile } from './cacheFile.ts';
import { cachingPlugin } from './cachingPlugin.ts';
import { leaveIfWithdrawn } from './withdrawal.ts';

/** Reopens visited screens offline (D72). A new version waits until old pages are closed. */

/** Injected by the build: files of the first load, and files that later screens may need. */
declare const FIRST_FILES: { url: string; revision: string | null }[];
declare const LATER_FILES: string[];

const NETWORK_TIMEOUT: Seconds = 4;

const APP = cacheOf({ cache: 'app' });
const removePictures = () => removeCache(cacheOf({ cache: 'pictures' }));
const isOfApp = new Set(LATER_FILES);

setCacheNameDetails({ prefix: PREFIX });
precache(FIRST_FILES);
// Also stores the page that installed the first worker. A later one starts when no page is left to claim.
clientsClaim();
registerQuotaErrorCallback(removePictures);

let hasRequested = false;

function leaveInTime(): Promise<void> {
  const isRequested = hasRequested;
  hasRequested = true;
  return isRequested ? Promise.resolve() : leaveIfWithdrawn();
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isCachedScreen(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [
      {
        fetchDidSucceed: async ({ response, event }) => {
          event.waitUntil(leaveInTime());
          return response;
        },
        handlerDidError: ({ request }) =>
          matchPrecache(new URL(request.url).pathname === '/' ? '/index.html' : '/page.html'),
      },
    ],
  }),
);

const ofApp = new CacheFirst({ cacheName: APP });

// Serves assets of any version: a page of one version may run with the worker of another.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/'),
  async ({ request, url, event }) => {
    const cached = await caches.match(request, { ignoreVary: true });
    if (cached) return cached;
    return isOfApp.has(url.pathname) ? ofApp.handle({ request, event }) : fetch(request);
  },
);

registerRoute(
  ({ request }) => screenKindOf(request) !== null,
  async (requested) => {
    const kind = screenKindOf(requested.request);
    if (!kind) return fetch(requested.request);
    const options = { cacheName: cacheOf(kind), plugins: [cachingPlugin(kind)] };
    const strategy = kind.isFixed
      ? new CacheFirst(options)
      : new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_TIMEOUT });
    return strategy.handle(requested);
  },
);

let fetching: Promise<boolean> | null = null;

/** Sequential, so that the visitor's requests do not wait. @returns whether all are stored */
async function fetchLater(): Promise<boolean> {
  try {
    const cache = await caches.open(APP);
    for (const url of LATER_FILES) {
      if (!(await caches.match(url))) await cacheFile(cache, url, removePictures);
    }
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  } finally {
    fetching = null;
  }
}

addEventListener('message', (event) => {
  if (event.data !== RESTS_CACHE) return;
  fetching ??= fetchLater();
  event.waitUntil?.(fetching.then((isDone) => event.ports[0]?.postMessage(isDone)));
});

/** Files of former versions; on activation no page of these is open. */
async function removeFormer(): Promise<void> {
  const cache = await caches.open(APP);
  for (const request of await cache.keys())
    if (!isOfApp.has(new URL(request.url).pathname)) await cache.delete(request);
}

addEventListener('activate', (event) => event.waitUntil(removeFormer()));
