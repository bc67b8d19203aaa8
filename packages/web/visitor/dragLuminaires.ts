import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { put } from '@lumitor/domain/kinds/luminaire/arranging';
import type { DesiredPlacement } from '@lumitor/domain/kinds/luminaire/becoming';
import { currentPlan } from '@lumitor/domain/plan/history';
import { bodiesNow } from './arrangement.ts';
import { configuratorStore } from './configuratorStore.ts';
import { edit, newStepId } from './editing.ts';
import { settleTyping } from './typing.ts';

const { getState, setState } = configuratorStore;

let dragged = 0;

/** Each step starts from the plan before the drag. */
export function dragLuminaires(act: 'move' | 'aim', luminaires: readonly Luminaire[]) {
  dragged += 1;
  const typing = `dragLuminaires ${dragged}`;
  const { history, selection, isFramed } = getState();
  const before = currentPlan(history);
  const bodies = bodiesNow();
  const drop = () => {
    settleTyping();
    setState({ isFramed });
  };
  return {
    before,
    bodies,
    /** If one luminaire has no position, all stay. */
    show(desired: readonly DesiredPlacement[]): void {
      if (getState().isFramed) setState({ isFramed: false });
      const { edit: found } = put(before, bodies, act, desired, newStepId);
      if (!found) return;
      setState({ selection: { kind: 'pieces', ids: luminaires.map(({ id }) => id) } });
      edit(found, typing);
    },
    drop,
    cancel(): void {
      setState({ history, selection });
      drop();
    },
  };
}
