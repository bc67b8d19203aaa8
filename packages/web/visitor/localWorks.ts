import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import { clearNextProject, STATE_KEYS, type Store, setNextProject, takeIntoUse } from './stateKeys.ts';

/** Prefix of states displaced by another project, until stored in the database (D70). */
const ASIDE = 'configurator.project.';
/** Prefix in session storage: project last opened in this tab, by line. */
const OWN = 'lumitor.project.';

export const asideKey = (id: string): string => `${ASIDE}${id}`;

/** Without `isStarted`, only the id. */
export interface WorkOutline {
  id: string;
  isStarted: boolean;
  isMicro: boolean;
}

export function outlineIn(state: unknown, line: ProductLine | null): WorkOutline | null {
  if (typeof state !== 'object' || state === null) return null;
  const isMicro = 'isMicro' in state && state.isMicro === true;
  const id = 'project' in state && typeof state.project === 'string' ? state.project : line;
  return { id: id ?? productLineOf(isMicro), isStarted: 'frame' in state, isMicro };
}

export function outlineOf(raw: string, line: ProductLine | null): WorkOutline | null {
  try {
    return outlineIn(JSON.parse(raw), line);
  } catch {
    return null;
  }
}

export const startedAs = (project: string, line: ProductLine): string =>
  JSON.stringify({ project, isMicro: line === 'micro' });

/** Last state written by this tab, by project: an equal stored state need not be parsed. */
const written = new Map<string, string>();

/** Project of a stored state, if different and with a plan. */
function otherProject(former: string | null, line: ProductLine, id: string): string | null {
  if (former === null || written.get(id) === former) return null;
  const other = outlineOf(former, line);
  return other?.isStarted && other.id !== id ? other.id : null;
}

/**
 * Makes a state the current one of its line. Another project's state is put aside first, in the same turn, so
 * that closing the tab loses neither.
 * @throws if the storage is full; the stored state remains
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
 * Removes a line's state for a reset (D11). The key is removed before the former state is put aside: a full
 * storage has room for one copy only.
 * @param id project that starts in its place
 * @throws if the storage is full; the stored state remains
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
    // Forbidden or full: after a reload this tab opens the project last opened in any tab.
  }
}

export function ownProject(line: ProductLine): string | null {
  try {
    return sessionStorage.getItem(OWN + line);
  } catch {
    return null;
  }
}

/** Newest state of a project, newer than the one stored with the projects. */
export interface LocalWork {
  id: string;
  line: ProductLine;
  raw: string;
  key: string;
}

/**
 * States not yet in the database, one per project. Current states come first, because they are newer than
 * those put aside.
 */
export function localWorks(): LocalWork[] {
  const works = new Map<string, LocalWork>();
  const add = (key: string, line: ProductLine | null) => {
    const raw = localStorage.getItem(key);
    const outline = raw === null ? null : outlineOf(raw, line);
    if (raw === null || !outline?.isStarted || works.has(outline.id)) return;
    works.set(outline.id, { id: outline.id, line: line ?? productLineOf(outline.isMicro), raw, key });
  };
  for (const { key, line } of STATE_KEYS) add(key, line);
  for (const key of Object.keys(localStorage)) if (key.startsWith(ASIDE)) add(key, null);
  return [...works.values()];
}
