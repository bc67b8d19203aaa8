import { LINES, lineOf, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { KEYS } from './formerState.ts';

/** In front of the id: another project's state, until it is kept with the projects (D70). */
const ASIDE = 'configurator.project.';
/** In front of the line: the project that this tab had open last, whatever other tabs have opened since. */
const OWN = 'lumitor.project.';

export const asideKey = (id: string): string => `${ASIDE}${id}`;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which project a state is of, and whether there is a plan in it or only the project's id, for a plan that begins. */
export interface Outline {
  id: string;
  isBegun: boolean;
  isMicro: boolean;
}

/** Null where it is no state. @param line of whose first project a state is that names none */
export function outlineIn(state: unknown, line: ProductLine | null): Outline | null {
  if (typeof state !== 'object' || state === null) return null;
  const isMicro = 'isMicro' in state && state.isMicro === true;
  const id = 'project' in state && typeof state.project === 'string' ? state.project : line;
  return { id: id ?? lineOf(isMicro), isBegun: 'frame' in state, isMicro };
}

/** The same of a state as it is written. */
export function outlineOf(raw: string, line: ProductLine | null): Outline | null {
  try {
    return outlineIn(JSON.parse(raw), line);
  } catch {
    return null;
  }
}

/** What stands where a line's state is, so that the plan that begins there is of this project. */
export const begunAs = (project: string): string => JSON.stringify({ project });

/** What this tab wrote last, so that it need not be parsed to be known. */
const written = new Map<string, string>();

/**
 * Makes a state its line's current one. One of another project that is there is put aside before, in the same turn: no
 * kill of the tab comes in between.
 * @throws where the storage is full; what was there is there still
 */
export function putCurrent(store: Place, line: ProductLine, id: string, raw: string): void {
  const former = store.getItem(KEYS[line]);
  if (former !== null && written.get(id) !== former) {
    const other = outlineOf(former, line);
    if (other?.isBegun && other.id !== id) store.setItem(asideKey(other.id), former);
  }
  store.setItem(KEYS[line], raw);
  written.set(id, raw);
  store.removeItem(asideKey(id));
  remember(line, id);
}

export function remember(line: ProductLine, id: string): void {
  try {
    if (sessionStorage.getItem(OWN + line) !== id) sessionStorage.setItem(OWN + line, id);
  } catch {
    // Forbidden or full: after a reload this tab opens what was opened last in any tab.
  }
}

export function ownProject(line: ProductLine): string | null {
  try {
    return sessionStorage.getItem(OWN + line);
  } catch {
    return null;
  }
}

/** A project's newest state as local storage has it, newer than what is kept with the projects. */
export interface LocalWork {
  id: string;
  line: ProductLine;
  raw: string;
  /** Where it lies. */
  key: string;
}

/** All that local storage holds of projects, each once. */
export function localWorks(): LocalWork[] {
  const works = new Map<string, LocalWork>();
  const add = (key: string, line: ProductLine | null) => {
    const raw = localStorage.getItem(key);
    const outline = raw === null ? null : outlineOf(raw, line);
    if (raw === null || !outline?.isBegun || works.has(outline.id)) return;
    works.set(outline.id, { id: outline.id, line: line ?? lineOf(outline.isMicro), raw, key });
  };
  // What is current was written after what was put aside.
  for (const line of LINES) add(KEYS[line], line);
  for (const key of Object.keys(localStorage)) if (key.startsWith(ASIDE)) add(key, null);
  return [...works.values()];
}
