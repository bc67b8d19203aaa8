import type { PremadeOption } from '@lumitor/domain/layout/layout';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { edit, newId } from './editing.ts';

const { setState } = configuratorStore;

/** Puts a ready-made layout in the place of what is drawn; lengths in centimetres (D9). */
export function applyPremade(
  option: PremadeOption,
  width: number,
  height: number,
  bentLength: number,
): boolean {
  const isDone = edit({ kind: 'premade', id: newId(), option, width, height, bentLength });
  if (isDone) setState({ selectedStepId: null });
  return isDone;
}

/** Clears the drawing and restores the defaults of all that goes with it; it can be taken back, also after a reload. */
export function resetLayout(): void {
  edit({ kind: 'reset' });
  const { next, view, isFramed, isPowerMuted, revises } = initialState();
  setState(({ resetCount }) => ({
    next,
    view,
    isFramed,
    isPowerMuted,
    revises,
    selectedStepId: null,
    resetCount: resetCount + 1,
  }));
}
