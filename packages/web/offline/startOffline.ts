import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { Ms } from '@lumitor/domain/units';
import { isSparing } from '../data/sparing.ts';
import { isEmbedded, PATHS } from '../paths.ts';
import { store as cache, isCachedScreen, RESTS_CACHE, screenKindOf } from './cachedScreens.ts';
import { WORKER } from './withdrawal.ts';

const RESTS_AFTER: Ms = 3_000;
const INSTALLS_AGAIN_AFTER: Ms = 5_000;

const isForHere = () =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  !isEmbedded() &&
  window.top === window &&
  isCachedScreen(location.pathname);

/** Stores what this page loaded before the worker started; owners' pages store the project themselves. */
async function cacheLoaded(): Promise<void> {
  const link = location.pathname === PATHS.project ? location.hash.slice(1) : '';
  for (const { name: url } of performance.getEntriesByType('resource')) {
    if (!screenKindOf({ method: 'GET', url, referrer: location.href })) continue;
    const isProject = new URL(url).pathname.startsWith('/api/projects/');
    if (isProject && !link) continue;
    await cache(url, isProject ? new Headers({ [LINK_HEADER]: link }) : undefined);
  }
}

const isCaching = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('serviceWorker' in navigator)) return;
    if (navigator.serviceWorker.controller) resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** The manifest makes the shop installable; it is added only if the shop also opens offline. */
function offerInstalling(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

let notifyFilesCached: (areCached: boolean) => void;

/** Whether the code of all screens is stored; pending if nothing is to be stored. */
export const filesAreCached = new Promise<boolean>((resolve) => {
  notifyFilesCached = resolve;
});

function bringLater(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(RESTS_CACHE, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}

const isSettled = (installing: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (!installing) return resolve();
    installing.addEventListener('statechange', () => resolve(), { once: true });
  });

/** Null if the worker or one of its first files did not load, or the browser has no room for them. */
async function install(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker
    .register(WORKER, { updateViaCache: 'none' })
    .catch((error: unknown) => console.warn(error));
  if (!registration) return null;
  const { installing, active } = registration;
  await isSettled(installing);
  return active || installing?.state !== 'redundant' ? registration : null;
}

const delay = (pause: Ms) => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Installs the worker, and stores what this page has loaded. Then it brings the files of later screens,
 * unless the device saves data, and those of a waiting version.
 */
async function start(): Promise<void> {
  const registration = (await install()) ?? (await delay(INSTALLS_AGAIN_AFTER).then(install));
  if (!registration) return notifyFilesCached(false);
  offerInstalling();
  // A device low on storage may empty an installed app. In a browser tab the request would prompt casual visitors.
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage.persist?.().catch(() => {});
  await isCaching();
  await cacheLoaded();
  if (isSparing()) return;
  if (registration.active) notifyFilesCached(await bringLater(registration.active));
  // The next version then starts without a transfer, and pages of both versions have all their files.
  await registration.update().catch(() => {});
  await isSettled(registration.installing);
  if (registration.waiting) await bringLater(registration.waiting);
}

/** Stores opened screens offline (D72), once the page is idle. */
export function cacheForOffline(): void {
  if (!isForHere()) return;
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => rest(() => void start()), RESTS_AFTER);
}
