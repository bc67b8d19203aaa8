import { lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { ConfiguratorState, Keeping } from './configuratorStore.ts';
import { KEYS, moveFormerStates } from './formerState.ts';
import { fromStored, toStored } from './storedState.ts';

const SET_ASIDE_KEY = 'configurator.damaged';

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

/** Each line's state as this tab last read or wrote it: another one is another tab's work. */
const known: Record<ProductLine, string | null> = { standard: null, micro: null };

/** What could not be kept lasts as long as the page, whatever line the visitor goes to. */
const unkept = new Map<ProductLine, string>();

/** Writes the work on a line. */
export function write(work: ConfiguratorState, isMicro: boolean): Keeping {
  const store = storage();
  const line = lineOf(isMicro);
  const stored = toStored(work, isMicro);
  // A full storage keeps at least the layout, without what can be taken back and the picture.
  const least = {
    ...stored,
    previewBase64: '',
    frame: { ...stored.frame, copySteps: stored.frame.steps },
    history: null,
  };
  for (const state of store ? [stored, least] : []) {
    try {
      const raw = JSON.stringify(state);
      store?.setItem(KEYS[line], raw);
      known[line] = raw;
      unkept.delete(line);
      return 'kept';
    } catch {
      // Full: try with less.
    }
  }
  unkept.set(line, JSON.stringify(stored));
  return store ? 'full' : 'unavailable';
}

interface Read {
  state: NonNullable<ReturnType<typeof fromStored>>['kept'] | null;
  isDamaged: boolean;
}

const rawOf = (line: ProductLine): string | null =>
  unkept.get(line) ?? storage()?.getItem(KEYS[line]) ?? null;

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

/** What a visitor had begun on a line; lengths in centimetres. */
interface BegunLayout {
  steps: number;
  totalLength: number;
}

function begunOn(line: ProductLine): BegunLayout | null {
  const { state } = parsed(rawOf(line));
  if (!state) return null;
  const { layout, choices } = currentPlan(state.history);
  const { steps } = layout;
  if (steps.length === 0 && choices.bindings.length === 0) return null;
  return { steps: steps.length, totalLength: steps.reduce((sum, step) => sum + step.frameLength, 0) };
}

/** What was begun on each line, which stays where it is; null where nothing was. */
export const begunLayouts = (): Record<ProductLine, BegunLayout | null> => ({
  standard: begunOn('standard'),
  micro: begunOn('micro'),
});

/** The stored state of a line that is opened. A damaged one is set aside, so that the next write doesn't cost it. */
export function takeStored(line: ProductLine): Read {
  const raw = rawOf(line);
  known[line] = raw;
  const read = parsed(raw);
  const store = storage();
  if (!store || !read.isDamaged) return read;
  // Away with it first: a full storage has room for it once only.
  store.removeItem(KEYS[line]);
  try {
    store.setItem(SET_ASIDE_KEY, raw ?? '');
  } catch {
    // The longer key was too much; a state that can't be read is no loss of work.
  }
  return read;
}

/** What another tab has written of a line since this one read or wrote it; null where there is nothing of the kind. */
export function takeNew(line: ProductLine): Read['state'] {
  const raw = rawOf(line);
  if (raw === known[line]) return null;
  known[line] = raw;
  return parsed(raw).state;
}
