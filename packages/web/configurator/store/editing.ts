import type { Edit, Shape } from '@lumitor/domain/layout/edit';
import {
  activateEnd,
  currentLayout,
  type History,
  neighbouringEnd,
  record,
  redo,
  undo,
} from '@lumitor/domain/layout/history';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { type EndRef, sameEnd } from '@lumitor/domain/layout/step';
import { configuratorStore, initialState, type NextStep } from './configuratorStore.ts';
import { forgetStored } from './persistence.ts';
import { typedLength } from './typedLength.ts';

const { getState, setState } = configuratorStore;

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The next step's shape where it would go: on an end of a T and at the start only straight on is possible. */
export function possibleShape(shape: Shape, history: History): Shape {
  const { steps, activeEnd } = currentLayout(history);
  const end = geometryOf(currentLayout(history)).openEnds.find((open) => sameEnd(open, activeEnd));
  if (steps.length > 0 && !end?.isEndOfT) return shape;
  return { ...shape, direction: 'straight', isCurved: false };
}

/** After a bend or a turn the next step goes straight on: the visitor turns on purpose. */
const straightOn = (next: NextStep): NextStep => ({
  length: next.length,
  shape: { direction: 'straight', isCurved: false, isT: false },
});

/** Does an edit or keeps why it was refused; tells whether it was done. */
export function edit(edit: Edit): boolean {
  const { history, problem } = record(getState().history, edit);
  setState(problem ? { editProblem: problem } : { history, editProblem: null });
  return !problem;
}

/** Adds the next step on the active end. */
export function addNext(): boolean {
  const { next, history } = getState();
  const shape = possibleShape(next.shape, history);
  const length = typedLength(next.length);
  const isDone = edit({ kind: 'add', id: newId(), end: null, shape, length });
  if (isDone) setState({ next: straightOn(getState().next), selectedStepId: null });
  return isDone;
}

export function setNext(next: Partial<NextStep>): void {
  setState((state) => ({ next: { ...state.next, ...next }, editProblem: null }));
}

export function applyPremade(
  option: Extract<Edit, { kind: 'premade' }>['option'],
  width: number,
  height: number,
  bentLength: number,
): boolean {
  const isDone = edit({ kind: 'premade', id: newId(), option, width, height, bentLength });
  if (isDone) setState({ selectedStepId: null });
  return isDone;
}

const travel = (go: (history: History) => History) => () =>
  setState((state) => ({ history: go(state.history), editProblem: null, selectedStepId: null }));

export const undoEdit = travel(undo);
export const redoEdit = travel(redo);

export const moveActiveEnd = (end: EndRef): void =>
  setState((state) => ({
    history: activateEnd(state.history, end),
    selectedStepId: null,
    editProblem: null,
  }));

/** `[` and `]`: the open end before or after the active one. */
export function stepActiveEnd(by: 1 | -1): void {
  const end = neighbouringEnd(currentLayout(getState().history), by);
  if (end) moveActiveEnd(end);
}

export const removeLast = (): boolean => edit({ kind: 'removeLast' });

export function removeStep(stepId: string): boolean {
  const isDone = edit({ kind: 'remove', stepId });
  if (isDone) setState({ selectedStepId: null });
  return isDone;
}

export const selectStep = (selectedStepId: string | null): void =>
  setState({ selectedStepId, editProblem: null });

/** Restores the defaults of layout and view and removes the stored state; the layout can still be taken back. */
export function resetLayout(): void {
  edit({ kind: 'reset' });
  const { next, view } = initialState();
  setState({ next, view, selectedStepId: null, name: '' });
  forgetStored();
}
