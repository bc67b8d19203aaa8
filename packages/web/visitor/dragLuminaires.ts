import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { put } from '@lumitor/domain/luminaires/arranging';
import type { DesiredPlacement } from '@lumitor/domain/luminaires/becoming';
import { currentPlan } from '@lumitor/domain/plan/history';
import { bodiesNow } from './arrangement.ts';
import { configuratorStore } from './configuratorStore.ts';
import { edit, newStepId } from './editing.ts';
import { settleTyping } from './typing.ts';

const { getState, setState } = configuratorStore;

/** Each time luminaires are in the hand is an edit of its own. */
let dragged = 0;

/** Luminaires in the hand: they are put again and again, from the plan as it was when they were taken. */
export function dragLuminaires(act: 'move' | 'aim', luminaires: readonly Luminaire[]) {
  dragged += 1;
  const typing = `holdPieces ${dragged}`;
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
    /** Where one of them can't be, all stay. */
    show(desired: readonly DesiredPlacement[]): void {
      // The view stays while the hand moves in it.
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
