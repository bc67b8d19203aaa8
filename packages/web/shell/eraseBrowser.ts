import { DATABASES, ERASING } from '../data/databases.ts';
import { removeCaches } from '../offline/withdrawal.ts';
import { basePath, canonicalPath, PATHS } from '../paths.ts';

/** In the address of the page that comes up once all is erased. */
export const ERASED = '#erased';

/** Reaches the other tabs of this browser, not this one. */
const tabs = new BroadcastChannel(ERASING);

/** Messages between tabs: one erases, the others close their work, reload, and answer when they are empty. */
type Said = { kind: 'erase' } | { kind: 'closing' | 'empty'; tab: string };

/** Key in session storage of a tab's name in the messages; it outlives the reload. */
const RELOADING = 'lumitor.erased';
/** Name of the lock that each tab holds as long as its page lives, without the tab's own part. */
const TAB = 'lumitor-tab ';
let ownTab = '';
/** Milliseconds between two looks at the tabs whose pages live. */
const LOOKED_EACH = 50;
/** Milliseconds in which every tab that runs has answered, where the browser has no locks. */
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
  // Whoever erases all is not asked about unsent changes, and a tab in the background would wait for the answer.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** Drops all, and loads empty: the address of a shared project holds the token that opens it. */
function leaveEmpty(): void {
  drop();
  if (canonicalPath(location.pathname) === PATHS.project) location.replace(`${basePath()}/`);
  else location.reload();
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
    leaveEmpty();
    try {
      sessionStorage.setItem(RELOADING, tab);
    } catch {}
  };
  void holdTab().catch(console.error);
}

/** Holds a lock as long as the page lives; where another tab erases at this moment, has this one load empty after that. */
async function holdTab(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  ownTab = TAB + crypto.randomUUID();
  void locks.request(ownTab, () => new Promise(() => {}));
  const { held = [] } = await locks.query();
  if (held.some(({ name }) => name === ERASING)) await locks.request(ERASING, { mode: 'shared' }, leaveEmpty);
}

/** Names of the other tabs whose pages live. Null: the browser does not tell. */
async function otherTabs(): Promise<string[] | null> {
  if (!navigator.locks) return null;
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => (name.startsWith(TAB) && name !== ownTab ? [name] : []));
}

/** Has the other tabs close their work, and waits until each has come up empty, or its page is gone. */
async function emptyOtherTabs(): Promise<void> {
  const living = await otherTabs();
  await new Promise<void>((resolve) => {
    const waited = new Set<string>();
    const leaving = new AbortController();
    let looking: ReturnType<typeof setInterval> | undefined;
    const done = () => {
      clearInterval(looking);
      leaving.abort();
      resolve();
    };
    setTimeout(done, LONGEST_WAIT);
    if (living) {
      const look = async () => {
        const now = await otherTabs();
        if (!living.some((tab) => now?.includes(tab))) done();
      };
      looking = setInterval(() => void look(), LOOKED_EACH);
    } else {
      let isCounted = false;
      const hear = ({ data }: MessageEvent<Said>) => {
        if (data.kind === 'closing') waited.add(data.tab);
        if (data.kind === 'empty') waited.delete(data.tab);
        if (isCounted && waited.size === 0) done();
      };
      tabs.addEventListener('message', hear, { signal: leaving.signal });
      setTimeout(() => {
        isCounted = true;
        if (waited.size === 0) done();
      }, ANSWERS_WITHIN);
    }
    tabs.postMessage({ kind: 'erase' } satisfies Said);
  });
}

/**
 * Removes all that the browser keeps of the product, for good, and comes up at its first page (D70a). Other tabs are
 * empty by then.
 * @throws where pictures or saves could not be removed; the rest is then as it was
 */
export function eraseBrowser(): Promise<void> {
  const { locks } = navigator;
  return locks ? locks.request(ERASING, erase) : erase();
}

async function erase(): Promise<void> {
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
