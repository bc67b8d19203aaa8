import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { currentPlan } from '@lumitor/domain/plan/history';
import { catalogueStore } from '../data/catalogue.ts';
import { deferredStore } from '../visitor/configuratorStore.ts';
import { latest, shownCatalogue } from '../visitor/derived.ts';
import { store as cache } from './cachedScreens.ts';
import { filesAreCached } from './startOffline.ts';

/** Limit outside the plan; a table has 1.5 kB on average, 4 kB at most. */
const MOST_OTHERS = 100;

/** Tables of luminaires in the plan first, then others up to the limit. */
export function tablesFor(chosen: string, bindings: LineCatalogue['bindings']): string[] {
  const ids = new Set(chosen.split(' '));
  const pathsOf = (isChosen: boolean) =>
    bindings.flatMap(({ id, photometry }) =>
      photometry && ids.has(id) === isChosen ? [`${photometry}.json`] : [],
    );
  return [...new Set([...pathsOf(true), ...pathsOf(false).slice(0, MOST_OTHERS)])];
}

const requestedOf = latest(tablesFor);
const NONE: LineCatalogue['bindings'] = [];

/** Stores tables for light without a network (D72). @returns stop function */
export function watchTables(): () => void {
  let requested: readonly string[] = [];
  const cacheRequested = async () => {
    if (!(await filesAreCached)) return;
    const now = requested;
    for (const path of now) if (now === requested) await cache(path);
  };
  const onChange = () => {
    const { choices } = currentPlan(deferredStore.getState().history);
    const chosen = choices.bindings.map(({ id }) => id).join(' ');
    const next = requestedOf(chosen, shownCatalogue()?.bindings ?? NONE);
    if (next === requested) return;
    requested = next;
    void cacheRequested();
  };
  onChange();
  addEventListener('online', cacheRequested);
  const stops = [deferredStore.subscribe(onChange), catalogueStore.subscribe(onChange)];
  return () => {
    requested = [];
    removeEventListener('online', cacheRequested);
    for (const stop of stops) stop();
  };
}
