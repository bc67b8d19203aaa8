import { lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { sharedStore } from '../../data/shared.ts';
import { type ConfiguratorState, configuratorStore, type Keeping } from './configuratorStore.ts';
import { fromStored, toStored } from './storedState.ts';

/** The open line's state; the other line's lies under a key of its own (D12). */
const STORAGE_KEY = 'configurator';
const keyOf = (line: ProductLine): string => `${STORAGE_KEY}.${line}`;
const SET_ASIDE_KEY = `${STORAGE_KEY}.damaged`;

/** Changes are written together after so many milliseconds, and at once when the page is left. */
const WRITE_AFTER = 150;
/** A view that moves is written when it has rested so long: a write takes longer than a frame. */
const VIEW_RESTS_AFTER = 1000;

/** Storage can be forbidden altogether: then nothing is kept, and the visitor is told. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Tells the line of a stored state by its first field. */
const lineOfRaw = (raw: string): ProductLine => lineOf(raw.startsWith('{"isMicro":true'));

/** Moves the state of another line out of the way, under its own key. */
function moveOther(store: Storage, line: ProductLine): void {
  const raw = store.getItem(STORAGE_KEY);
  if (raw && lineOfRaw(raw) !== line) {
    store.setItem(keyOf(lineOfRaw(raw)), raw);
    store.removeItem(STORAGE_KEY);
  }
}

/** The open line's state as this tab last read or wrote it: another one is another tab's work. */
let known: string | null = null;

function put(store: Storage, line: ProductLine, state: unknown): void {
  moveOther(store, line);
  const raw = JSON.stringify(state);
  store.setItem(STORAGE_KEY, raw);
  known = raw;
  store.removeItem(keyOf(line));
}

function write(): Keeping {
  const store = storage();
  if (!store) return 'unavailable';
  const { isMicro } = sharedStore.getState();
  const stored = toStored(configuratorStore.getState(), isMicro);
  // A full storage keeps at least the layout, without what can be taken back and the picture.
  const { base } = stored.history;
  const least = {
    ...stored,
    previewBase64: '',
    frame: { ...stored.frame, copySteps: stored.frame.steps },
    history: { base: { ...base, steps: [] }, edits: [], index: 0 },
  };
  for (const state of [stored, least]) {
    try {
      put(store, lineOf(isMicro), state);
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

/** Removes the open line's stored state, until something changes again. */
export function forgetStored(): void {
  clearTimer();
  storage()?.removeItem(STORAGE_KEY);
}

const isWorkChanged = (a: ConfiguratorState, b: ConfiguratorState): boolean =>
  a.history !== b.history ||
  a.choices !== b.choices ||
  a.next !== b.next ||
  a.name !== b.name ||
  a.showsGross !== b.showsGross;

type Read = { state: ReturnType<typeof fromStored>; isDamaged: boolean };

/** Under which key the state of a line lies: that of the open line, or the line's own. */
function keyHolding(store: Storage, line: ProductLine): string {
  const open = store.getItem(STORAGE_KEY);
  return open !== null && lineOfRaw(open) === line ? STORAGE_KEY : keyOf(line);
}

const rawOf = (line: ProductLine): string | null => {
  const store = storage();
  return store?.getItem(keyHolding(store, line)) ?? null;
};

function parsed(raw: string | null): Read {
  if (!raw) return { state: null, isDamaged: false };
  try {
    const state = fromStored(JSON.parse(raw));
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
  const key = keyHolding(store, line);
  const damaged = store.getItem(key) ?? '';
  // Away with it first: a full storage has room for it once only.
  store.removeItem(key);
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
  const { history, choices, name } = state.kept;
  isReading = true;
  configuratorStore.setState({ history, choices, name, selectedStepId: null, editProblem: null });
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
