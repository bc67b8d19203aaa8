import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { Ms } from '@lumitor/domain/units';
import { ERASING } from '../data/databases.ts';
import { sharedStore } from '../data/shared.ts';
import { type ConfiguratorState, configuratorStore, type StorageState } from './configuratorStore.ts';
import { withoutStep } from './selection.ts';

/** Changes are written together after this time, and at once when the page is left. */
const WRITE_AFTER: Ms = 150;
/** Writes of a large plan take at most this share of the time: one takes longer than a frame. */
const MOST_WRITING = 1 / 20;
/** A moving view and the next rail are written only at rest, a plan at least this often. */
const RESTS_AFTER: Ms = 1000;

export type BrowserStorage = typeof import('./browserStorage.ts');

let storage: BrowserStorage | undefined;

let loading: Promise<BrowserStorage> | undefined;

/**
 * Code of the storage, loaded lazily so that the first price does not wait. One promise for all callers runs
 * writes in order.
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

export const loadedStorage = (): BrowserStorage | undefined => storage;

export function isFirstVisit(): boolean {
  if (configuratorStore.getState() !== configuratorStore.getInitialState()) return false;
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}

export const storageToRead = async (): Promise<BrowserStorage | null> =>
  isFirstVisit() ? null : loadStorage().then((loaded) => loaded.reopenOwn().then(() => loaded));

let timer: ReturnType<typeof setTimeout> | undefined;
let isWorkWaiting = false;
let writingTook: Ms = 0;
/** True while another tab's work is applied: it is not written again. */
let isReading = false;

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

export function writeNow(): void {
  const work = configuratorStore.getState();
  const { isMicro } = sharedStore.getState();
  const began = performance.now();
  if (storage) notify(storage.write(work, isMicro));
  else
    loadStorage().then(
      ({ write }) => notify(write(work, isMicro)),
      () => notify('unavailable'),
    );
  writingTook = performance.now() - began;
}

export function flush(): void {
  if (timer === undefined) return;
  clearTimer();
  writeNow();
}

/** Erasure: work that waits without a timer blocks all later writes. */
function stopStoring(): void {
  clearTimer();
  isWorkWaiting = true;
}

const isWorkChanged = (a: ConfiguratorState, b: ConfiguratorState): boolean =>
  a.history !== b.history ||
  a.showsGross !== b.showsGross ||
  a.isPowerMuted !== b.isPowerMuted ||
  a.revises !== b.revises ||
  a.project !== b.project;

/** Takes over another tab's work; work that cannot be stored remains. */
async function follow(): Promise<void> {
  const { takeNew } = await loadStorage();
  if (isWorkWaiting || configuratorStore.getState().storageState !== 'saved') return;
  const state = takeNew(productLineOf(sharedStore.getState().isMicro), configuratorStore.getState().project);
  if (!state) return;
  const { history, isPowerMuted, revises } = state;
  isReading = true;
  configuratorStore.setState((now) => ({
    history,
    isPowerMuted,
    revises,
    editProblem: null,
    ...withoutStep(now),
  }));
  isReading = false;
}

export function storeState(): () => void {
  const schedule = (state: ConfiguratorState, before: ConfiguratorState) => {
    if (isReading || isWorkWaiting) return;
    const isWork = isWorkChanged(state, before);
    const isSeenAlike =
      state.view === before.view &&
      state.mode === before.mode &&
      state.mapScale === before.mapScale &&
      state.next === before.next;
    if (!isWork && isSeenAlike) return;
    clearTimer();
    isWorkWaiting = isWork;
    const spaced = Math.max(WRITE_AFTER, writingTook / MOST_WRITING);
    timer = setTimeout(flush, isWork ? Math.min(spaced, RESTS_AFTER) : RESTS_AFTER);
  };
  const followOthers = () => void follow().catch(() => {});
  // A suspended tab has missed the storage events of other tabs.
  const flushAndFollow = () => {
    flush();
    followOthers();
  };
  const unsubscribe = configuratorStore.subscribe(schedule);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushAndFollow);
  window.addEventListener('storage', followOthers);
  window.addEventListener(ERASING, stopStoring);
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
