import { LINES, type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { ConfiguratorState, StorageState } from './configuratorStore.ts';
import {
  asideKey,
  outlineIn,
  outlineOf,
  ownProject,
  putCurrent,
  remember,
  removeCurrent,
} from './localWorks.ts';
import { DAMAGED_KEY, nextProject, stateKey, takeIntoUse } from './stateKeys.ts';
import { fromStored, type RestoredState, toStored } from './storedState.ts';

/** Storage can be forbidden altogether: then nothing is kept, and the visitor is told. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Each line's state as this tab last read or wrote it: another one is another tab's work. */
const known: Record<ProductLine, string | null> = { standard: null, micro: null };

/** Projects that this tab has written are kept with the others once so many milliseconds brought nothing more. */
const SETTLES_AFTER = 1000;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Never in the way of a frame: until then local storage has it. */
function settleSoon(): void {
  clearTimeout(settling);
  const settle = () => void import('./settleProjects.ts').then(({ settle }) => settle()).catch(() => {});
  settling = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(settle), SETTLES_AFTER);
}

/** What could not be kept lasts as long as the page, whatever line the visitor goes to. */
const unstored = new Map<ProductLine, string>();

/** A reset drawing has no stored state; undo stores it again (D11). */
function writeReset(store: Storage, line: ProductLine, project: string): StorageState {
  unstored.delete(line);
  try {
    removeCurrent(store, line, project);
    known[line] = null;
    settleSoon();
    return 'kept';
  } catch {
    return 'full';
  }
}

/** Writes the work on a line, beside what another tab may have there of another project (D70). */
export function write(work: ConfiguratorState, isMicro: boolean): StorageState {
  const store = storage();
  const line = productLineOf(isMicro);
  if (store && work.history === work.resetHistory) return writeReset(store, line, work.project ?? line);
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
      if (store) putCurrent(store, line, work.project ?? line, raw);
      known[line] = raw;
      unstored.delete(line);
      settleSoon();
      return 'kept';
    } catch {
      // Full: try with less.
    }
  }
  unstored.set(line, JSON.stringify(stored));
  return store ? 'full' : 'unavailable';
}

interface Read {
  state: RestoredState | null;
  isDamaged: boolean;
  /** Of which the plan is, or is to be; null: the line's first. */
  project: string | null;
}

const NOTHING: Read = { state: null, isDamaged: false, project: null };

function rawOf(line: ProductLine): string | null {
  const store = storage();
  return unstored.get(line) ?? store?.getItem(stateKey(store, line)) ?? null;
}

function parsed(raw: string | null): Read {
  if (!raw) return NOTHING;
  // What begins in the place of a damaged one may not pass for it: it may be whole with the projects.
  const damaged = () => ({ state: null, isDamaged: true, project: crypto.randomUUID() });
  try {
    const value = JSON.parse(raw);
    const outline = outlineIn(value, null);
    if (outline && !outline.isStarted && 'project' in value) return { ...NOTHING, project: outline.id };
    const state = fromStored(value)?.restored ?? null;
    return state ? { state, isDamaged: false, project: state.project } : damaged();
  } catch {
    // No JSON: damaged like one of the wrong form.
    return damaged();
  }
}

/** What a visitor had begun on a line; lengths in centimetres. */
interface StartedLayout {
  steps: number;
  totalLength: number;
}

function startedOn(line: ProductLine): StartedLayout | null {
  const { state } = parsed(rawOf(line));
  if (!state) return null;
  const { layout, choices } = currentPlan(state.history);
  const { steps } = layout;
  if (steps.length === 0 && choices.bindings.length === 0) return null;
  return { steps: steps.length, totalLength: steps.reduce((sum, step) => sum + step.frameLength, 0) };
}

/** What was begun on each line, which stays where it is; null where nothing was. */
export const startedLayouts = (): Record<ProductLine, StartedLayout | null> => ({
  standard: startedOn('standard'),
  micro: startedOn('micro'),
});

/** The stored state of a line that is opened and so in use. A damaged state is set aside: the next write would replace it. */
export function takeStored(line: ProductLine): Read {
  const store = storage();
  try {
    if (store) takeIntoUse(store, line);
  } catch {
    // Full: the state is read where it is.
  }
  const raw = rawOf(line);
  known[line] = raw;
  const read = raw === null && store ? { ...NOTHING, project: nextProject(store, line) } : parsed(raw);
  remember(line, read.project ?? line);
  if (!store || !read.isDamaged) return read;
  // Removed first: a full storage has room for it once only.
  store.removeItem(stateKey(store, line));
  try {
    store.setItem(DAMAGED_KEY, raw ?? '');
  } catch {
    // The longer key was too much; a state that can't be read is no loss of work.
  }
  return read;
}

/**
 * What another tab has written of a project since this one read or wrote it; null where there is nothing of the kind.
 * @param project that this tab has open; null: the line's first
 */
export function takeNew(line: ProductLine, project: string | null): RestoredState | null {
  const raw = rawOf(line);
  if (raw === known[line]) return null;
  const { state } = parsed(raw);
  // Another project's is none of this tab's work, and is put aside when that is written.
  if (state && (state.project ?? line) !== (project ?? line)) return null;
  known[line] = raw;
  return state;
}

/**
 * Makes the projects that this tab had open their lines' current ones again, where other tabs have opened others since:
 * a reload goes on with the tab's own.
 */
export async function reopenOwn(): Promise<void> {
  const store = storage();
  for (const line of store ? LINES : []) {
    const raw = store?.getItem(stateKey(store, line));
    const own = ownProject(line);
    if (!store || !own || !raw || unstored.has(line)) continue;
    const current = outlineOf(raw, line);
    if (!current || current.id === own) continue;
    try {
      const { workOf } = await import('./projects.ts');
      const work = store.getItem(asideKey(own)) ?? (await workOf(own));
      if (work) putCurrent(store, line, own, work);
    } catch {
      // No room, or no projects: what was opened last is gone on with.
    }
  }
}
