import { DATABASES, ERASING } from '../data/databases.ts';
import { removeCaches } from '../offline/withdrawal.ts';
import { basePath } from '../paths.ts';

/** In the address of the page that comes up once all is erased. */
export const ERASED = '#erased';

/** Reaches the other tabs of this browser, not this one. */
const tabs = new BroadcastChannel(ERASING);

/** Messages between tabs: one erases, the others close their work, reload, and answer when they are empty. */
type Said = { kind: 'erase' } | { kind: 'closing' | 'empty'; tab: string };

/** Key in session storage of a tab's name in the messages; it outlives the reload. */
const RELOADING = 'lumitor.erased';
/** Milliseconds in which every tab that runs has answered. */
const ANSWERS_WITHIN = 400;
/** Milliseconds after which a tab that does not come back is not waited for: the browser has frozen it. */
const LONGEST_WAIT = 10_000;

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

/** Closes the work of this tab, and drops what it holds and what it may have written since the erasing began. */
function drop(): void {
  dispatchEvent(new Event(ERASING));
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** Ends this tab's work where another one erases what the browser keeps, and tells it once this one is empty. */
export function followErasing(): void {
  const say = (said: Said) => tabs.postMessage(said);
  try {
    const reloaded = sessionStorage.getItem(RELOADING);
    sessionStorage.removeItem(RELOADING);
    if (reloaded) say({ kind: 'empty', tab: reloaded });
  } catch {}
  tabs.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind !== 'erase') return;
    const tab = crypto.randomUUID();
    say({ kind: 'closing', tab });
    drop();
    try {
      sessionStorage.setItem(RELOADING, tab);
    } catch {}
    location.reload();
  };
}

/** Has the other tabs close their work, and waits until each has come up empty. */
function emptyOtherTabs(): Promise<void> {
  return new Promise((resolve) => {
    const waited = new Set<string>();
    const leaving = new AbortController();
    const done = () => {
      leaving.abort();
      resolve();
    };
    let isCounted = false;
    const hear = ({ data }: MessageEvent<Said>) => {
      if (data.kind === 'closing') waited.add(data.tab);
      if (data.kind === 'empty') waited.delete(data.tab);
      if (isCounted && waited.size === 0) done();
    };
    tabs.addEventListener('message', hear, { signal: leaving.signal });
    tabs.postMessage({ kind: 'erase' } satisfies Said);
    setTimeout(() => {
      isCounted = true;
      if (waited.size === 0) done();
    }, ANSWERS_WITHIN);
    setTimeout(done, LONGEST_WAIT);
  });
}

/**
 * Removes all that the browser keeps of the product, for good, and comes up at its first page (D70a). Other tabs are
 * empty by then.
 * @throws where pictures or saves could not be removed; the rest is then as it was
 */
export async function eraseBrowser(): Promise<void> {
  await removeKept();
  await Promise.all(Object.values(DATABASES).map(removed));
  await emptyOtherTabs();
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
  drop();
  location.reload();
}
