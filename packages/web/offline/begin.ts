import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import { isEmbedded, PATHS } from '../paths.ts';
import { isKeptScreen, keep, kindOf, RESTS } from './kept.ts';
import { WORKER } from './withdrawal.ts';

/** In milliseconds: what a screen loads by itself has come by then, or is on its way. */
const RESTS_AFTER = 3_000;

/** Neither while developing, nor in a frame, nor for the administration. */
const isForHere = () =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  !isEmbedded() &&
  window.top === window &&
  isKeptScreen(location.pathname);

const isSparing = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/**
 * Requests once more what this page loaded before the worker came, mostly without a transfer: the worker keeps it. A
 * project is requested by the link in the address; an owner's page has none, and has the project itself.
 */
async function keepLoaded(): Promise<void> {
  const link = location.pathname === PATHS.project ? location.hash.slice(1) : '';
  for (const { name: url } of performance.getEntriesByType('resource')) {
    if (!kindOf({ method: 'GET', url, referrer: location.href })) continue;
    const isProject = new URL(url).pathname.startsWith('/api/projects/');
    if (isProject && !link) continue;
    await keep(url, isProject ? new Headers({ [LINK_HEADER]: link }) : undefined);
  }
}

/** Resolves once a worker stands between this page and the network; never where there is none. */
const isKeeping = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('serviceWorker' in navigator)) return;
    if (navigator.serviceWorker.controller) resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Says to the browser as what the shop can be installed; only where it opens without a network, too. */
function offerInstalling(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

let tellFilesKept: (areKept: boolean) => void;

/** Whether all that makes screens and files is in this browser; it stays open where nothing is to be kept. */
export const filesAreKept = new Promise<boolean>((resolve) => {
  tellFilesKept = resolve;
});

/** Has a worker bring what may be needed later. @returns whether it is there */
function bringLater(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(RESTS, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}

/** Resolves once a worker is no longer being installed, whatever came of it. */
const isSettled = (installing: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (!installing) return resolve();
    installing.addEventListener('statechange', () => resolve(), { once: true });
  });

/** Without a worker all goes on as before: nothing depends on what it keeps. */
async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(WORKER, { updateViaCache: 'none' })
    .catch((error: unknown) => {
      console.warn(error);
      tellFilesKept(false);
    });
  if (!registration) return;
  const { installing, active } = registration;
  await isSettled(installing);
  // There was no room for what it keeps first; another page tries again.
  if (!active && installing?.state === 'redundant') return tellFilesKept(false);
  offerInstalling();
  // Else a device that runs out of room may empty an installed app; a browser would ask whoever only looks in.
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage.persist?.().catch(() => {});
  await isKeeping();
  await keepLoaded();
  if (isSparing()) return;
  if (registration.active) tellFilesKept(await bringLater(registration.active));
  // The next version begins without a transfer then, and its pages beside those of this one have all they need.
  await registration.update().catch(() => {});
  await isSettled(registration.installing);
  if (registration.waiting) await bringLater(registration.waiting);
}

/** Has what is opened here open again without a network (D72), once nobody waits for the network any more. */
export function keepForOffline(): void {
  if (!isForHere()) return;
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => rest(() => void begin()), RESTS_AFTER);
}
