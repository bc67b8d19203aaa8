import type { LayoutEdit, Rest } from '@lumitor/domain/kinds/rail/edit';
import { type Heading, type Point, turnedBy } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { inverseMotion, type Motion, movedPoint, sheetMotion } from '@lumitor/domain/kinds/rail/sheetMotion';
import { type EndRef, type Shape, STRAIGHT_ON, sameEnd, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import { innerPoint, isInside } from '@lumitor/domain/kinds/room/outline';
import type { Room } from '@lumitor/domain/kinds/room/room';
import type { PlanEdit } from '@lumitor/domain/plan/editPlan';
import {
  activateEnd,
  currentPlan,
  type History,
  neighbouringEnd,
  record,
  redo,
  undo,
} from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore, type NextStep, type View } from './configuratorStore.ts';
import { withoutStep } from './selection.ts';
import { areBendsSold, nearestSoldBend } from './sold.ts';

const { getState, setState } = configuratorStore;

export const newStepId = (): string => crypto.randomUUID().slice(0, 8);

/** Only straight on is possible at the start and on an end of a T. */
export function possibleShape(shape: Shape, layout: Layout): Shape {
  const end = geometryOf(layout).openEnds.find((open) => sameEnd(open, layout.activeEnd));
  if (layout.steps.length > 0 && !end?.isEndOfT) return shape;
  return { ...STRAIGHT_ON, tArms: tArmsOf(shape) };
}

/**
 * Moves the view with the sheet: an edit that shifts the origin leaves the drawing where it is on the screen.
 */
function movedView(view: View, motion: Motion | null): View {
  if (!motion) return view;
  const { x, y } = movedPoint({ x: view.x, y: view.y }, motion);
  const quarters = turnedBy((view.rotate / 90) as Heading, -motion.quarters);
  return { ...view, x, y, rotate: (quarters * 90) as View['rotate'] };
}

/** Motion of the sheet by an edit; at most one of several combined edits has one. */
function motionOf({ plans, edits }: History, index: number): Motion | null {
  const [before, edit] = [plans[index], edits[index]];
  if (!before || !edit) return null;
  for (const one of edit.kind === 'combined' ? edit.edits : [edit]) {
    const motion = sheetMotion(before.layout, one as LayoutEdit);
    if (motion) return motion;
  }
  return null;
}

type BeforeEdit = (edit: PlanEdit) => boolean;
const NEVER: BeforeEdit = () => false;
let opensQuestion = NEVER;

/** Intercepts edits, except typed and dragged ones. @returns stop function */
export function onBeforeEdit(request: BeforeEdit): () => void {
  opensQuestion = request;
  return () => {
    opensQuestion = NEVER;
  };
}

type Completes = (edit: PlanEdit) => PlanEdit;
const AS_IT_IS: Completes = (edit) => edit;
let complete = AS_IT_IS;

/** Adds consequences of the catalogue to each edit (0036). @returns stop function */
export function completeEdits(by: Completes): () => void {
  complete = by;
  return () => {
    complete = AS_IT_IS;
  };
}

/**
 * Applies an edit, or stores the reason of its refusal. Edits of one field replace each other, so the view
 * first undoes the motion of the replaced one.
 * @param typing field of one undo step (D41)
 */
export function edit(edit: PlanEdit, typing?: string, isConfirmed = false): boolean {
  if (typing === undefined && !isConfirmed && opensQuestion(edit)) return false;
  const { history: before, view, isSeenOnly } = getState();
  if (isSeenOnly) return false;
  const { history, goesOn, problem } = record(before, complete(edit), typing);
  if (problem) setState({ editProblem: problem });
  else {
    const replaced = goesOn ? motionOf(before, before.index - 1) : null;
    const from = replaced ? movedView(view, inverseMotion(replaced)) : view;
    // A value typed back to the original leaves no edit.
    const isDone = history !== before && !(goesOn && history.edits.length < before.index);
    const motion = isDone ? motionOf(history, history.index - 1) : null;
    setState({ history, editProblem: null, arrangeFault: null, view: movedView(from, motion) });
  }
  return !problem;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Middle of the first rail: the origin, unless it is outside the room. */
export const firstPlace = (room: Room | null): Point =>
  room && !isInside(room.outline, ORIGIN) ? innerPoint(room.outline) : ORIGIN;

export function addingNext({ layout, room }: Plan, { shape, length }: NextStep, id: string) {
  const by = layout.steps.length === 0 ? firstPlace(room) : ORIGIN;
  return {
    kind: 'add',
    id,
    end: layout.activeEnd,
    shape: possibleShape(shape, layout),
    length: typedLength(length),
    ...(by !== ORIGIN && { by }),
  } as const;
}

export function addNext(): boolean {
  const { next, history } = getState();
  const isDone = edit(addingNext(currentPlan(history), next, newStepId()));
  if (isDone)
    setState((state) => ({
      ...withoutStep(state),
      ...(next.shape !== STRAIGHT_ON && { next: { length: next.length, shape: STRAIGHT_ON } }),
    }));
  return isDone;
}

/** A bend takes the nearest sold length; without it the requested length returns. */
export function setNext(change: Partial<NextStep>): void {
  if (change.shape?.kind === 'bent' && !areBendsSold()) return;
  setState(({ next }) => {
    const { shape, length } = { ...next, ...change };
    const requested = (change.shape && !change.length && next.requested) || length;
    const made =
      shape.kind === 'bent' && change.shape
        ? nearestSoldBend(typedLength(requested))
        : typedLength(requested);
    const isConfirmed = Object.is(made, typedLength(requested));
    return {
      next: isConfirmed ? { shape, length: requested } : { shape, length: String(made), requested },
      editProblem: null,
    };
  });
}

function travel(go: (history: History) => History, by: 1 | -1): void {
  setState((state) => {
    const { history, view } = state;
    const after = go(history);
    const motion = after === history ? null : motionOf(history, by === 1 ? history.index : after.index);
    return {
      history: after,
      view: movedView(view, motion && by === -1 ? inverseMotion(motion) : motion),
      editProblem: null,
      ...withoutStep(state),
    };
  });
}

export const undoEdit = (): void => travel(undo, -1);
export const redoEdit = (): void => travel(redo, 1);

export const moveActiveEnd = (end: EndRef): void =>
  setState((state) => ({
    history: activateEnd(state.history, end),
    ...withoutStep(state),
    editProblem: null,
  }));

export function stepActiveEnd(by: 1 | -1): void {
  const end = neighbouringEnd(currentPlan(getState().history).layout, by);
  if (end) moveActiveEnd(end);
}

export const removeLast = (): boolean => edit({ kind: 'removeLast' });

/** @param rest attached rails; absent: removed too (D42b) */
export function removeRail(stepId: string, rest?: Rest): boolean {
  const isDone = edit({ kind: 'remove', stepId, ...(rest && { rest }) });
  if (isDone) setState(withoutStep);
  return isDone;
}

export const selectStep = (id: string | null, at?: Cm): void =>
  setState((state) => ({
    ...(id === null
      ? withoutStep(state)
      : { selection: { kind: 'step', id, ...(at !== undefined && { at }) } }),
    editProblem: null,
  }));

export const selectRails = (ids: readonly string[]): void => {
  if (ids.length < 2) selectStep(ids[0] ?? null);
  else setState({ selection: { kind: 'rails', ids }, editProblem: null });
};

export function removeRails([stepId, ...others]: readonly string[]): boolean {
  if (stepId === undefined || others.length === 0) return stepId !== undefined && removeRail(stepId);
  const isDone = edit({ kind: 'remove', stepId, others });
  if (isDone) setState(withoutStep);
  return isDone;
}
