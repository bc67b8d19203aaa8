import { DATABASES, ERASING } from '../data/databases.ts';
import { removeCaches } from '../offline/withdrawal.ts';
import { basePath } from '../paths.ts';

/** In the address of the page that comes up once all is erased. */
export const ERASED = '#erased';

/** Reaches the other tabs of this browser, not this one. */
const tabs = new BroadcastChannel(ERASING);

/** Storage can be forbidden: then there is nothing in it. */
function clear(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {}
}

function removed(database: string): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      const removing = indexedDB.deleteDatabase(database);
      removing.onsuccess = () => resolve();
      removing.onerror = () => reject(removing.error);
    } catch {
      resolve();
    }
  });
}

/** The worker first: it would keep again what it brings meanwhile. */
async function removeKept(): Promise<void> {
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) await one.unregister();
  if ('caches' in globalThis) await removeCaches();
}

/** Has a tab forget what it holds, and what it may have written since the erasing began, and begin anew. */
function forget(): void {
  dispatchEvent(new Event(ERASING));
  clear(() => localStorage);
  clear(() => sessionStorage);
  location.reload();
}

/** Begins this tab anew where another one has erased what the browser keeps. */
export function followErasing(): void {
  tabs.onmessage = forget;
}

/**
 * Removes all that the browser keeps of the product, for good, and comes up at its first page (D70a).
 * @throws where pictures or saves could not be removed; the rest is then as it was
 */
export async function eraseBrowser(): Promise<void> {
  await removeKept();
  await Promise.all(Object.values(DATABASES).map(removed));
  tabs.postMessage(null);
  // Another tab may have been about to keep a project.
  await Promise.all([...Object.values(DATABASES).map(removed), removeKept()]);
  const language = new URLSearchParams(location.search).get('lang');
  // The router hears history's own: it would show the first page, and what is said there, in the page that goes.
  History.prototype.replaceState.call(
    history,
    null,
    '',
    `${basePath()}/${language ? `?lang=${language}` : ''}${ERASED}`,
  );
  forget();
}
