import type { Ms } from '@lumitor/domain/units';
import { DATABASES, ERASING } from '../data/databases.ts';
import { removeCaches } from '../offline/withdrawal.ts';
import { basePath, canonicalPath, PATHS } from '../paths.ts';

export const ERASED = '#erased';

/** Reaches the other tabs of this browser, not this one. */
const tabs = new BroadcastChannel(ERASING);

type EraseMessage = { kind: 'erase' } | { kind: 'closing' | 'empty'; tab: string };

const RELOADING = 'lumitor.erased';
/** Each tab has this lock while its page lives. */
const TAB = 'lumitor-tab ';
let ownTab = '';
const POLL_INTERVAL: Ms = 50;
/** Deadline in browsers without locks. */
const ANSWERS_WITHIN: Ms = 400;
/** A tab that is silent longer is frozen and ignored. */
const LONGEST_WAIT: Ms = 10_000;

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

/** The worker goes first, or stores new answers meanwhile. */
async function removeStored(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  if ('caches' in globalThis) await removeCaches();
}

function drop(): void {
  dispatchEvent(new Event(ERASING));
  // Suppresses the prompt about unsaved changes, for which a background tab would wait.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  clear(() => localStorage);
  clear(() => sessionStorage);
}

/** Reloads without the address: a shared project's address contains its token. */
function leaveEmpty(): void {
  drop();
  if (canonicalPath(location.pathname) === PATHS.project) location.replace(`${basePath()}/`);
  else location.reload();
}

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

/** If another tab is erasing, this page reloads empty afterwards. */
async function lockTab(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  ownTab = TAB + crypto.randomUUID();
  void locks.request(ownTab, () => new Promise(() => {}));
  const { held: activeLocks = [] } = await locks.query();
  if (activeLocks.some(({ name }) => name === ERASING))
    await locks.request(ERASING, { mode: 'shared' }, leaveEmpty);
}

async function otherTabs(): Promise<string[] | null> {
  if (!navigator.locks) return null;
  const { held: activeLocks = [] } = await navigator.locks.query();
  return activeLocks.flatMap(({ name = '' }) => (name.startsWith(TAB) && name !== ownTab ? [name] : []));
}

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
      looking = setInterval(() => void look(), POLL_INTERVAL);
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

/** Other tabs are emptied first (D70a). @throws if storage could not be removed */
export function eraseBrowser(): Promise<void> {
  const { locks } = navigator;
  return locks ? locks.request(ERASING, erase) : erase();
}

/** Removes stored data twice: a tab that was still open may store some meanwhile. */
async function erase(): Promise<void> {
  await removeStored();
  await Promise.all(Object.values(DATABASES).map(removed));
  await emptyOtherTabs();
  // Another tab may have been about to store a project.
  await Promise.all([...Object.values(DATABASES).map(removed), removeStored()]);
  const language = new URLSearchParams(location.search).get('lang');
  // Bypasses the router, which would render the first page before the reload.
  History.prototype.replaceState.call(
    history,
    null,
    '',
    `${basePath()}/${language ? `?lang=${language}` : ''}${ERASED}`,
  );
  drop();
  location.reload();
}
