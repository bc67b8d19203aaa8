import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { put, type Wanted } from '@lumitor/domain/luminaires/arranging';
import { currentPlan } from '@lumitor/domain/plan/history';
import { bodiesNow } from '../store/arrangement.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { edit, newId, settleTyping } from '../store/editing.ts';

const { getState, setState } = configuratorStore;

/** Each time luminaires are in the hand is an edit of its own. */
let held = 0;

/** Luminaires in the hand: they are put again and again, from the plan as it was when they were taken. */
export function holdPieces(act: 'move' | 'aim', pieces: readonly Piece[]) {
  held += 1;
  const typing = `holdPieces ${held}`;
  const { history, selectedPieces, isFramed } = getState();
  const before = currentPlan(history);
  const bodies = bodiesNow();
  // One that was automatic has the same new id from the first move to the last.
  const ids = pieces.map(({ id, isPlaced }) => (isPlaced ? id : newId()));
  const drop = () => {
    settleTyping();
    setState({ isFramed });
  };
  return {
    before,
    bodies,
    /** @param wanted one for each of the pieces, in their order; where that can't be, they stay */
    show(wanted: readonly Wanted[]): void {
      // The view stays while the hand moves in it.
      if (getState().isFramed) setState({ isFramed: false });
      const named = wanted.map((one, index) => ({
        ...one,
        piece: { ...(pieces[index] as Piece), id: ids[index] as string, isPlaced: true },
      }));
      const { edit: found } = put(before, bodies, act, named, newId);
      if (!found) return;
      setState({ selectedPieces: ids });
      edit(found, typing);
    },
    drop,
    cancel(): void {
      setState({ history, selectedPieces });
      drop();
    },
  };
}
