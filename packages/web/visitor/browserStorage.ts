import { LINES, type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Cm, Ms } from '@lumitor/domain/units';
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

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** State last read or written by this tab; a different one is another tab's. */
const known: Record<ProductLine, string | null> = { standard: null, micro: null };

/**
 * Delay after the last write until states move to the database; it then waits for idle time, so that no frame
 * is late.
 */
const SETTLES_AFTER: Ms = 1000;
let settling: ReturnType<typeof setTimeout> | undefined;

function settleSoon(): void {
  clearTimeout(settling);
  const settle = () => void import('./settleProjects.ts').then(({ settle }) => settle()).catch(() => {});
  settling = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(settle), SETTLES_AFTER);
}

/** Work that no storage accepts, by line; it lasts as long as the page. */
const unstored = new Map<ProductLine, string>();

/** Undo stores a reset drawing again (D11). */
function writeReset(store: Storage, line: ProductLine, project: string): StorageState {
  unstored.delete(line);
  try {
    removeCurrent(store, line, project);
    known[line] = null;
    settleSoon();
    return 'saved';
  } catch {
    return 'full';
  }
}

/**
 * Stores the work of this tab; another tab's project is put aside first (D70). A full storage gets a smaller
 * state, without history and preview. If that fails too, the work stays in memory.
 */
export function write(work: ConfiguratorState, isMicro: boolean): StorageState {
  const store = storage();
  const line = productLineOf(isMicro);
  if (store && work.history === work.resetHistory) return writeReset(store, line, work.project ?? line);
  const stored = toStored(work, isMicro);
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
      return 'saved';
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
  project: string | null;
}

const NOTHING: Read = { state: null, isDamaged: false, project: null };

function rawOf(line: ProductLine): string | null {
  const store = storage();
  return unstored.get(line) ?? store?.getItem(stateKey(store, line)) ?? null;
}

function parsed(raw: string | null): Read {
  if (!raw) return NOTHING;
  // A new state must not replace the damaged one, which may be whole with the projects.
  const damaged = () => ({ state: null, isDamaged: true, project: crypto.randomUUID() });
  try {
    const value = JSON.parse(raw);
    const outline = outlineIn(value, null);
    if (outline && !outline.isStarted && 'project' in value) return { ...NOTHING, project: outline.id };
    const state = fromStored(value)?.restored ?? null;
    return state ? { state, isDamaged: false, project: state.project } : damaged();
  } catch {
    return damaged();
  }
}

interface StartedLayout {
  steps: number;
  totalLength: Cm;
}

function startedOn(line: ProductLine): StartedLayout | null {
  const { state } = parsed(rawOf(line));
  if (!state) return null;
  const { layout, choices } = currentPlan(state.history);
  const { steps } = layout;
  if (steps.length === 0 && choices.bindings.length === 0) return null;
  return { steps: steps.length, totalLength: steps.reduce((sum, step) => sum + step.frameLength, 0) };
}

export const startedLayouts = (): Record<ProductLine, StartedLayout | null> => ({
  standard: startedOn('standard'),
  micro: startedOn('micro'),
});

/** A damaged state is set aside: the next write would replace it. */
export function takeStored(line: ProductLine): Read {
  const store = storage();
  try {
    if (store) takeIntoUse(store, line);
  } catch {
    // Full: the state is read in place.
  }
  const raw = rawOf(line);
  known[line] = raw;
  const read = raw === null && store ? { ...NOTHING, project: nextProject(store, line) } : parsed(raw);
  remember(line, read.project ?? line);
  if (!store || !read.isDamaged) return read;
  // Removed first: a full storage has room for one copy only.
  store.removeItem(stateKey(store, line));
  try {
    store.setItem(DAMAGED_KEY, raw ?? '');
  } catch {
    // The longer key was too much; a state that cannot be read is no loss of work.
  }
  return read;
}

/** Newer state of another tab. @param project open here; null: the line's first */
export function takeNew(line: ProductLine, project: string | null): RestoredState | null {
  const raw = rawOf(line);
  if (raw === known[line]) return null;
  const { state } = parsed(raw);
  if (state && (state.project ?? line) !== (project ?? line)) return null;
  known[line] = raw;
  return state;
}

/** Reopens this tab's projects after a reload. */
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
      // No room, or no projects: the project opened last remains.
    }
  }
}
