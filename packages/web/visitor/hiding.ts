import { type Hideable, isHidden, withHidden } from '@lumitor/domain/plan/hidden';
import { GROUP_OF } from '@lumitor/domain/plan/kindGroups';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { edit } from './editing.ts';
import { selectableKindOf } from './kinds/index.ts';
import { NO_SELECTION, type Selected } from './selection.ts';

const { getState, setState } = configuratorStore;

export const isHiddenNow = (group: Hideable): boolean => isHidden(planNow(), group);

function groupOfSelected({ selection }: Selected): Hideable | null {
  const { kind } = selectableKindOf(selection);
  return kind && GROUP_OF[kind];
}

/** Ends the selection of a thing that is hidden (D58d). */
export function setHidden(group: Hideable, isHiding: boolean): void {
  if (isHiding && groupOfSelected(getState()) === group) setState({ selection: NO_SELECTION });
  edit({ kind: 'setHidden', hidden: withHidden(planNow(), group, isHiding) });
}

export function hideSelected(): void {
  const group = groupOfSelected(getState());
  if (group) setHidden(group, true);
}

export function showAll(): void {
  if (planNow().hidden.length > 0) edit({ kind: 'setHidden', hidden: [] });
}

/** A thing that a list selects is shown. @returns stop function */
export const showSelected = (): (() => void) =>
  configuratorStore.subscribe((state, before) => {
    if (state.selection === before.selection || state.isSeenOnly) return;
    const group = groupOfSelected(state);
    if (group && isHiddenNow(group)) setHidden(group, false);
  });
