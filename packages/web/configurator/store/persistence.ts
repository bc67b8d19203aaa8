import { lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { sharedStore } from '../../data/shared.ts';
import { type ConfiguratorState, configuratorStore, type Keeping } from './configuratorStore.ts';
import { KEYS, moveFormerStates } from './formerState.ts';
import { fromStored, toStored } from './storedState.ts';

const SET_ASIDE_KEY = 'configurator.damaged';

/** Changes are written together after so many milliseconds, and at once when the page is left. */
const WRITE_AFTER = 150;
/** A view that moves is written when it has rested so long: a write takes longer than a frame. */
const VIEW_RESTS_AFTER = 1000;

let areMoved = false;

/** Storage can be forbidden altogether: then nothing is kept, and the visitor is told. */
function storage(): Storage | null {
  try {
    const store = window.localStorage;
    if (!areMoved) moveFormerStates(store);
    areMoved = true;
    return store;
  } catch {
    return null;
  }
}

/** The open line's state as this tab last read or wrote it: another one is another tab's work. */
let known: string | null = null;

function write(): Keeping {
  const store = storage();
  if (!store) return 'unavailable';
  const { isMicro } = sharedStore.getState();
  const stored = toStored(configuratorStore.getState(), isMicro);
  // A full storage keeps at least the layout, without what can be taken back and the picture.
  const least = {
    ...stored,
    previewBase64: '',
    frame: { ...stored.frame, copySteps: stored.frame.steps },
    history: null,
  };
  for (const state of [stored, least]) {
    try {
      const raw = JSON.stringify(state);
      store.setItem(KEYS[lineOf(isMicro)], raw);
      known = raw;
      return 'kept';
    } catch {
      // Full: try with less.
    }
  }
  return 'full';
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether more than the view waits to be written. */
let isWorkWaiting = false;
let isReading = false;

function clearTimer(): void {
  clearTimeout(timer);
  timer = undefined;
  isWorkWaiting = false;
}

/** Writes what is not written yet. */
export function flush(): void {
  if (timer === undefined) return;
  clearTimer();
  const keeping = write();
  if (keeping !== configuratorStore.getState().keeping) configuratorStore.setState({ keeping });
}

/** Writes now, for the visitor who made room. */
export function writeAgain(): void {
  configuratorStore.setState({ keeping: write() });
}

const isWorkChanged = (a: ConfiguratorState, b: ConfiguratorState): boolean =>
  a.history !== b.history ||
  a.next !== b.next ||
  a.showsGross !== b.showsGross ||
  a.isPowerMuted !== b.isPowerMuted;

interface Read {
  state: NonNullable<ReturnType<typeof fromStored>>['kept'] | null;
  isDamaged: boolean;
}

const rawOf = (line: ProductLine): string | null => storage()?.getItem(KEYS[line]) ?? null;

function parsed(raw: string | null): Read {
  if (!raw) return { state: null, isDamaged: false };
  try {
    const state = fromStored(JSON.parse(raw))?.kept ?? null;
    return { state, isDamaged: state === null };
  } catch {
    // No JSON: damaged like one of the wrong form.
    return { state: null, isDamaged: true };
  }
}

/** The stored state of a line, which stays where it is. */
export const readStored = (line: ProductLine): Read => parsed(rawOf(line));

/** The stored state of a line that is opened. A damaged one is set aside, so that the next write doesn't cost it. */
export function takeStored(line: ProductLine): Read {
  known = rawOf(line);
  const read = parsed(known);
  const store = storage();
  if (!store || !read.isDamaged) return read;
  const damaged = known ?? '';
  // Away with it first: a full storage has room for it once only.
  store.removeItem(KEYS[line]);
  try {
    store.setItem(SET_ASIDE_KEY, damaged);
  } catch {
    // The longer key was too much; a state that can't be read is no loss of work.
  }
  return read;
}

/**
 * Takes over what another tab did on the same line, so that neither loses the other's work. Where this one's can't
 * be kept it stays, or it would be gone.
 */
function follow(): void {
  const raw = rawOf(lineOf(sharedStore.getState().isMicro));
  if (raw === known || isWorkWaiting || configuratorStore.getState().keeping !== 'kept') return;
  known = raw;
  const { state } = parsed(raw);
  if (!state) return;
  const { history, isPowerMuted } = state;
  isReading = true;
  configuratorStore.setState({ history, isPowerMuted, selectedStepId: null, editProblem: null });
  isReading = false;
}

/** Keeps every change from now on. @returns how to stop */
export function keepState(): () => void {
  const schedule = (state: ConfiguratorState, before: ConfiguratorState) => {
    if (isReading || isWorkWaiting) return;
    const isWork = isWorkChanged(state, before);
    if (!isWork && state.view === before.view) return;
    clearTimer();
    isWorkWaiting = isWork;
    timer = setTimeout(flush, isWork ? WRITE_AFTER : VIEW_RESTS_AFTER);
  };
  /** A tab that slept has heard nothing of the others. */
  const flushAndFollow = () => {
    flush();
    follow();
  };
  const unsubscribe = configuratorStore.subscribe(schedule);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushAndFollow);
  window.addEventListener('storage', follow);
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushAndFollow);
    window.removeEventListener('storage', follow);
  };
}
