import { DATABASES, ERASING } from '../data/databases.ts';
import { removeCaches } from '../offline/withdrawal.ts';
import { basePath, canonicalPath, PATHS } from '../paths.ts';

/** Hash of the page shown after erasure. */
export const ERASED = '#erased';

/** Reaches the other tabs of this browser, not this one. */
const tabs = new BroadcastChannel(ERASING);

/** Messages between tabs: one starts erasure; the others close their work, reload, and answer when they are empty. */
type EraseMessage = { kind: 'erase' } | { kind: 'closing' | 'empty'; tab: string };

/** Key in session storage of a tab's name in the messages; outlives the reload. */
const RELOADING = 'lumitor.erased';
/** Prefix of the lock that each tab holds while its page lives. */
const TAB = 'lumitor-tab ';
let ownTab = '';
/** Milliseconds between checks for living tabs. */
const LOOKED_EACH = 50;
/** Milliseconds in which all running tabs have answered, for browsers without locks. */
const ANSWERS_WITHIN = 400;
/** Milliseconds after which an unresponsive tab is ignored: the browser has frozen it. */
const LONGEST_WAIT = 10_000;

/** Forbidden storage contains nothing. */
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

/** Unregisters the worker first, because it would store new answers meanwhile. */
async function removeStored(): Promise<void> {
  for (const one of (await navigator.serviceWorker?.getRegistrations()) ?? []) await one.unregister();
  if ('caches' in globalThis) await removeCaches();
}

/** Closes this tab's work, and removes what it may have written since erasure started. */
function drop(): void {
  dispatchEvent(new Event(ERASING));
  // Suppresses the prompt about unsaved changes, for which a background tab would wait.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** Erases this tab and reloads it without its address: a shared project's address contains its token. */
function leaveEmpty(): void {
  drop();
  if (canonicalPath(location.pathname) === PATHS.project) location.replace(`${basePath()}/`);
  else location.reload();
}

/** Ends this tab's work when another tab erases the browser's data, and reports when this tab is empty. */
export function followErasing(): void {
  const post = (message: EraseMessage) => tabs.postMessage(message);
  try {
    const reloaded = sessionStorage.getItem(RELOADING);
    sessionStorage.removeItem(RELOADING);
    if (reloaded) post({ kind: 'empty', tab: reloaded });
  } catch {}
  tabs.onmessage = ({ data }: MessageEvent<EraseMessage>) => {
    if (data.kind !== 'erase') return;
    const tab = crypto.randomUUID();
    post({ kind: 'closing', tab });
    leaveEmpty();
    try {
      sessionStorage.setItem(RELOADING, tab);
    } catch {}
  };
  void lockTab().catch(console.error);
}

/** Holds a lock while the page lives; if another tab is erasing, this page reloads empty afterwards. */
async function lockTab(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  ownTab = TAB + crypto.randomUUID();
  void locks.request(ownTab, () => new Promise(() => {}));
  const { held: busy = [] } = await locks.query();
  if (busy.some(({ name }) => name === ERASING)) await locks.request(ERASING, { mode: 'shared' }, leaveEmpty);
}

/** Names of the other living tabs. Null: the browser does not tell. */
async function otherTabs(): Promise<string[] | null> {
  if (!navigator.locks) return null;
  const { held: busy = [] } = await navigator.locks.query();
  return busy.flatMap(({ name = '' }) => (name.startsWith(TAB) && name !== ownTab ? [name] : []));
}

/** Requests the other tabs to close, and waits until each is empty or gone. */
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
      const hear = ({ data }: MessageEvent<EraseMessage>) => {
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
    tabs.postMessage({ kind: 'erase' } satisfies EraseMessage);
  });
}

/**
 * Erases all data of the product in this browser permanently, and loads its first page (D70a). Other tabs are emptied
 * first. @throws if pictures or saves could not be removed; the rest is then unchanged
 */
export function eraseBrowser(): Promise<void> {
  const { locks } = navigator;
  return locks ? locks.request(ERASING, erase) : erase();
}

async function erase(): Promise<void> {
  await removeStored();
  await Promise.all(Object.values(DATABASES).map(removed));
  await emptyOtherTabs();
  // Another tab may have been about to store a project.
  await Promise.all([...Object.values(DATABASES).map(removed), removeStored()]);
  const language = new URLSearchParams(location.search).get('lang');
  // Bypasses the router, which listens to history methods and would render the first page before the reload.
  History.prototype.replaceState.call(
    history,
    null,
    '',
    `${basePath()}/${language ? `?lang=${language}` : ''}${ERASED}`,
  );
  drop();
  location.reload();
}
