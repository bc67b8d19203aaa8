import type { LayoutEdit } from '@lumitor/domain/kinds/rail/edit';
import { measureLayout } from '@lumitor/domain/kinds/rail/geometry';
import { premadeSteps } from '@lumitor/domain/kinds/rail/premade';
import { placeInMiddle } from '@lumitor/domain/kinds/room/placeInside';
import type { Room } from '@lumitor/domain/kinds/room/room';
import { currentPlan } from '@lumitor/domain/plan/history';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { edit, newStepId } from './editing.ts';
import { flush } from './persistence.ts';
import { projectAfter } from './projectId.ts';
import { roomNow } from './room.ts';
import { withoutStep } from './selection.ts';

const { setState } = configuratorStore;

export type Premade = Omit<Extract<LayoutEdit, { kind: 'premade' }>, 'kind' | 'id' | 'by'>;

/** Position in a room, and whether the whole layout is inside (D9). */
export function premadeIn({ outline }: Room, { option, width, height, bentLength }: Premade) {
  const { placed } = measureLayout(premadeSteps(option, width, height, bentLength, ''));
  return placeInMiddle(
    outline,
    placed.map(({ axis }) => axis),
  );
}

export function applyPremade(premade: Premade): boolean {
  const room = roomNow();
  const isDone = edit({
    kind: 'premade',
    id: newStepId(),
    ...premade,
    ...(room && { by: premadeIn(room, premade).by }),
  });
  if (isDone) setState(withoutStep);
  return isDone;
}

/** Undo works until the page closes; the drawing stays a project (D70). */
export function resetLayout(): void {
  flush();
  const { project: former, history } = configuratorStore.getState();
  const project = projectAfter(former, currentPlan(history));
  edit({ kind: 'reset' });
  const { next, view, isFramed, isPowerMuted, revises } = initialState();
  setState((state) => ({
    project,
    next,
    view,
    isFramed,
    isPowerMuted,
    revises,
    ...withoutStep(state),
    resetCount: state.resetCount + 1,
    resetHistory: state.history,
  }));
}
