import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { clearNextProject, STATE_KEYS, type Store, setNextProject, takeIntoUse } from './stateKeys.ts';

/** In front of the id: another project's state, until it is kept with the projects (D70). */
const ASIDE = 'configurator.project.';
/** In front of the line: the project that this tab had open last, whatever other tabs have opened since. */
const OWN = 'lumitor.project.';

export const asideKey = (id: string): string => `${ASIDE}${id}`;

/** Which project a state is of, and whether there is a plan in it or only the project's id, for a plan that begins. */
export interface WorkOutline {
  id: string;
  isStarted: boolean;
  isMicro: boolean;
}

/** Null where it is no state. @param line of whose first project a state is that names none */
export function outlineIn(state: unknown, line: ProductLine | null): WorkOutline | null {
  if (typeof state !== 'object' || state === null) return null;
  const isMicro = 'isMicro' in state && state.isMicro === true;
  const id = 'project' in state && typeof state.project === 'string' ? state.project : line;
  return { id: id ?? productLineOf(isMicro), isStarted: 'frame' in state, isMicro };
}

/** The same of a state as it is written. */
export function outlineOf(raw: string, line: ProductLine | null): WorkOutline | null {
  try {
    return outlineIn(JSON.parse(raw), line);
  } catch {
    return null;
  }
}

/** State of a project without a plan: the plan that starts there belongs to this project. */
export const startedAs = (project: string, line: ProductLine): string =>
  JSON.stringify({ project, isMicro: line === 'micro' });

/** What this tab wrote last, so that it need not be parsed to be known. */
const written = new Map<string, string>();

/** The project of a stored state, if that is another one and has a plan. */
function otherProject(former: string | null, line: ProductLine, id: string): string | null {
  if (former === null || written.get(id) === former) return null;
  const other = outlineOf(former, line);
  return other?.isStarted && other.id !== id ? other.id : null;
}

/**
 * Makes a line the one in use and a state its current one. The state of another project is put aside before, in the same
 * turn: the tab cannot be closed in between.
 * @throws if the storage is full; what was stored is still stored
 */
export function putCurrent(store: Store, line: ProductLine, id: string, raw: string): void {
  const key = takeIntoUse(store, line);
  const former = store.getItem(key);
  const other = otherProject(former, line, id);
  if (former !== null && other !== null) store.setItem(asideKey(other), former);
  store.setItem(key, raw);
  written.set(id, raw);
  store.removeItem(asideKey(id));
  clearNextProject(store, line);
  remember(line, id);
}

/**
 * Removes the stored state of a line, as a reset does (D11). The state of another project is put aside.
 * @param id of the project that starts in its place
 * @throws if the storage is full; what was stored is still stored
 */
export function removeCurrent(store: Store, line: ProductLine, id: string): void {
  const key = takeIntoUse(store, line);
  const former = store.getItem(key);
  const other = otherProject(former, line, id);
  setNextProject(store, line, id);
  store.removeItem(key);
  try {
    if (former !== null && other !== null) store.setItem(asideKey(other), former);
  } catch (fault) {
    if (former !== null) store.setItem(key, former);
    throw fault;
  }
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
    if (raw === null || !outline?.isStarted || works.has(outline.id)) return;
    works.set(outline.id, { id: outline.id, line: line ?? productLineOf(outline.isMicro), raw, key });
  };
  // What is current was written after what was put aside.
  for (const { key, line } of STATE_KEYS) add(key, line);
  for (const key of Object.keys(localStorage)) if (key.startsWith(ASIDE)) add(key, null);
  return [...works.values()];
}
