import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { arrangementNow } from './arrangement.ts';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';
import { selectedDeviceNow } from './devices.ts';
import { NO_SELECTION, type Selection } from './selection.ts';
import { selectedFeedNow } from './wiring.ts';

const planOf = ({ history }: ConfiguratorState): Plan => currentPlan(history);

function leftOf(selection: Selection, { layout, room, areas }: Plan, before: Plan): Selection {
  const selectionWhile = (isThere: boolean | undefined) => (isThere ? selection : NO_SELECTION);
  switch (selection.kind) {
    case 'none':
      return selection;
    case 'step':
      return selectionWhile(geometryOf(layout).indexOf.has(selection.id));
    case 'rails': {
      const { indexOf } = geometryOf(layout);
      const ids = selection.ids.filter((id) => indexOf.has(id));
      if (ids.length === selection.ids.length) return selection;
      const [id, ...others] = ids;
      if (id === undefined) return NO_SELECTION;
      return others.length > 0 ? { kind: 'rails', ids } : { kind: 'step', id };
    }
    case 'pieces': {
      const there = new Set(arrangementNow().luminaires.map(({ id }) => id));
      const ids = selection.ids.filter((id) => there.has(id));
      if (ids.length === selection.ids.length) return selection;
      return ids.length > 0 ? { kind: 'pieces', ids } : NO_SELECTION;
    }
    case 'feed':
      return selectionWhile(selectedFeedNow() !== null);
    case 'supply':
    case 'gateway':
      return selectionWhile(selectedDeviceNow() !== null);
    // An index names another wall in an outline of another length.
    case 'wall':
    case 'corner':
      return selectionWhile(room?.outline.length === before.room?.outline.length);
    case 'opening':
      return selectionWhile(room?.openings.some(({ id }) => id === selection.id));
    case 'obstacle':
      return selectionWhile(room?.obstacles?.some(({ id }) => id === selection.id));
    case 'area':
      return selectionWhile(areas.some(({ id }) => id === selection.id));
  }
}

/** Clears a selection whose object is gone by any cause. @returns stop function */
export const watchSelection = (): (() => void) =>
  configuratorStore.subscribe((state, before) => {
    const plan = planOf(state);
    if (plan === planOf(before)) return;
    const { selection } = configuratorStore.getState();
    const left = leftOf(selection, plan, planOf(before));
    if (left !== selection) configuratorStore.setState({ selection: left });
  });
