import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { currentPlan } from '@lumitor/domain/plan/history';
import { catalogueStore } from '../data/catalogue.ts';
import { deferredStore } from '../visitor/configuratorStore.ts';
import { latest, shownCatalogue } from '../visitor/derived.ts';
import { filesAreKept } from './begin.ts';
import { keep } from './kept.ts';

/** Of luminaires that the plan does not have. A table has 1.5 kB in the mean of the demo catalogue, 4 kB at most. */
const MOST_OTHERS = 100;

/**
 * The photometric tables of a line's luminaires: of those that a plan has, then of those that it may get, in the order of
 * the catalogue, as far as they are not too many. @param chosen ids, with a space between them
 */
export function tablesFor(chosen: string, bindings: LineCatalogue['bindings']): string[] {
  const ids = new Set(chosen.split(' '));
  const pathsOf = (isChosen: boolean) =>
    bindings.flatMap(({ id, photometry }) =>
      photometry && ids.has(id) === isChosen ? [`${photometry}.json`] : [],
    );
  return [...new Set([...pathsOf(true), ...pathsOf(false).slice(0, MOST_OTHERS)])];
}

const wantedOf = latest(tablesFor);
const NONE: LineCatalogue['bindings'] = [];

/** Has light be computed without a network, too, of what is placed now and then (D72). @returns how to stop */
export function watchTables(): () => void {
  let wanted: readonly string[] = [];
  const keepWanted = async () => {
    if (!(await filesAreKept)) return;
    const now = wanted;
    for (const path of now) if (now === wanted) await keep(path);
  };
  const onChange = () => {
    const { choices } = currentPlan(deferredStore.getState().history);
    const chosen = choices.bindings.map(({ id }) => id).join(' ');
    const next = wantedOf(chosen, shownCatalogue()?.bindings ?? NONE);
    if (next === wanted) return;
    wanted = next;
    void keepWanted();
  };
  onChange();
  addEventListener('online', keepWanted);
  const stops = [deferredStore.subscribe(onChange), catalogueStore.subscribe(onChange)];
  return () => {
    wanted = [];
    removeEventListener('online', keepWanted);
    for (const stop of stops) stop();
  };
}
