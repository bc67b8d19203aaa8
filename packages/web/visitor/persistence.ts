import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { ERASING } from '../data/databases.ts';
import { sharedStore } from '../data/shared.ts';
import { type ConfiguratorState, configuratorStore, type StorageState } from './configuratorStore.ts';
import { withoutStep } from './selection.ts';

/** Changes are written together after so many milliseconds, and at once when the page is left. */
const WRITE_AFTER = 150;
/** A view that moves is written when it has rested so long: a write takes longer than a frame. */
const VIEW_RESTS_AFTER = 1000;

export type BrowserStorage = typeof import('./browserStorage.ts');

let storage: BrowserStorage | undefined;

let loading: Promise<BrowserStorage> | undefined;

/**
 * What reads and writes the work. Where nothing was drawn yet, the first price does not wait for it. All wait for one
 * promise, so that they go on in the order in which they came: what was done last is written last.
 */
export function loadStorage(): Promise<BrowserStorage> {
  loading ??= import('./browserStorage.ts').then(
    (loaded) => {
      storage = loaded;
      return loaded;
    },
    (fault) => {
      loading = undefined;
      throw fault;
    },
  );
  return loading;
}

/** What there is to read the work with at this moment. */
export const loadedStorage = (): BrowserStorage | undefined => storage;

/** Nothing was drawn yet: there is nothing to read. */
export function isFirstVisit(): boolean {
  if (configuratorStore.getState() !== configuratorStore.getInitialState()) return false;
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}

/** What opens a line reads with: null where there is nothing to read. */
export const storageToRead = async (): Promise<BrowserStorage | null> =>
  isFirstVisit() ? null : loadStorage().then((loaded) => loaded.reopenOwn().then(() => loaded));

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether more than the view waits to be written. */
let isWorkWaiting = false;
let isReading = false;

/** Whether the work changes at this moment because another tab has changed it. */
export const isFollowing = (): boolean => isReading;

function clearTimer(): void {
  clearTimeout(timer);
  timer = undefined;
  isWorkWaiting = false;
}

function notify(storageState: StorageState): void {
  if (storageState !== configuratorStore.getState().storageState)
    configuratorStore.setState({ storageState });
}

/** Writes now, as for the visitor who made room; at first, as soon as there is what to write with. */
export function writeNow(): void {
  const work = configuratorStore.getState();
  const { isMicro } = sharedStore.getState();
  if (storage) notify(storage.write(work, isMicro));
  else
    loadStorage().then(
      ({ write }) => notify(write(work, isMicro)),
      () => notify('unavailable'),
    );
}

/** Writes what is not written yet. */
export function flush(): void {
  if (timer === undefined) return;
  clearTimer();
  writeNow();
}

/** Nothing is written any more: what the browser keeps is erased, and the page goes. */
function stopStoring(): void {
  clearTimer();
  isWorkWaiting = true;
}

const isWorkChanged = (a: ConfiguratorState, b: ConfiguratorState): boolean =>
  a.history !== b.history ||
  a.next !== b.next ||
  a.showsGross !== b.showsGross ||
  a.isPowerMuted !== b.isPowerMuted ||
  a.revises !== b.revises ||
  a.project !== b.project;

/**
 * Takes over what another tab did on the same line, so that neither loses the other's work. Where this one's can't
 * be kept it stays, or it would be gone.
 */
async function follow(): Promise<void> {
  const { takeNew } = await loadStorage();
  if (isWorkWaiting || configuratorStore.getState().storageState !== 'kept') return;
  const state = takeNew(productLineOf(sharedStore.getState().isMicro), configuratorStore.getState().project);
  if (!state) return;
  const { history, isPowerMuted, revises } = state;
  isReading = true;
  configuratorStore.setState((now) => ({
    ...{ history, isPowerMuted, revises, editProblem: null },
    ...withoutStep(now),
  }));
  isReading = false;
}

/** Keeps every change from now on. @returns how to stop */
export function storeState(): () => void {
  const schedule = (state: ConfiguratorState, before: ConfiguratorState) => {
    if (isReading || isWorkWaiting) return;
    const isWork = isWorkChanged(state, before);
    const isSeenAlike =
      state.view === before.view && state.mode === before.mode && state.mapScale === before.mapScale;
    if (!isWork && isSeenAlike) return;
    clearTimer();
    isWorkWaiting = isWork;
    timer = setTimeout(flush, isWork ? WRITE_AFTER : VIEW_RESTS_AFTER);
  };
  const followOthers = () => void follow().catch(() => {});
  /** A tab that slept has heard nothing of the others. */
  const flushAndFollow = () => {
    flush();
    followOthers();
  };
  const unsubscribe = configuratorStore.subscribe(schedule);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushAndFollow);
  window.addEventListener('storage', followOthers);
  window.addEventListener(ERASING, stopStoring);
  // Also what was done since the line was opened.
  followOthers();
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushAndFollow);
    window.removeEventListener('storage', followOthers);
    window.removeEventListener(ERASING, stopStoring);
  };
}
