import { type EditResult, type LayoutEdit, refusedEdit, withSteps } from './edit.ts';
import { addIsland } from './islands.ts';
import { geometryOf, type Layout } from './layout.ts';
import { lengthFault } from './length.ts';
import {
  type EndRef,
  endsOf,
  isEndOfT,
  MAX_STEPS,
  type Rail,
  type Shape,
  STRAIGHT_ON,
  sameEnd,
  tArmsOf,
} from './step.ts';

type AddEdit = Extract<LayoutEdit, { kind: 'add' }>;

/** The start and every end of a T require such a rail (D5). */
export const isStraightOn = (shape: Shape): boolean =>
  shape.kind === 'straight' && shape.direction === 'straight';

function addStart(layout: Layout, { id, shape, length }: AddEdit): EditResult {
  if (!isStraightOn(shape)) return refusedEdit('startIsStraight');
  const hasT = tArmsOf(shape) !== null;
  const { layout: started, problem } = addIsland(layout, {
    kind: 'addIsland',
    id,
    origin: { x: 0, y: 0 },
    length,
    hasT,
  });
  if (problem) return { problem };
  return { layout: withSteps(started, started.steps, { stepId: id, end: hasT ? 'left' : 'right' }) };
}

/** Left end of a T start, unless another is requested (D6). */
export function forcedEnd({ steps, inactiveEntries }: Layout): EndRef | null {
  const [start] = steps;
  const isForced =
    steps.length === 1 && start?.kind === 'start' && start.hasT && !inactiveEntries.includes('left');
  return isForced ? { stepId: start.id, end: 'left' } : null;
}

export function addStep(layout: Layout, edit: AddEdit): EditResult {
  const forced = edit.end ? null : forcedEnd(layout);
  const fault = lengthFault(edit.length, edit.shape.kind === 'bent' && !forced);
  if (fault) return refusedEdit(fault, 'length');
  if (layout.steps.length >= MAX_STEPS) return refusedEdit('tooManySteps');
  if (layout.steps.length === 0) return addStart(layout, edit);

  const requested = edit.end ?? forced ?? layout.activeEnd;
  const shape: Shape = forced ? { ...STRAIGHT_ON, tArms: tArmsOf(edit.shape) } : edit.shape;
  const geometry = geometryOf(layout);
  const end = geometry.openEnds.find((open) => sameEnd(open, requested));
  const parent = end && geometry.placed[end.index]?.step;
  if (!end || !parent) return refusedEdit('endTaken');
  if (!end.takesSteps) return refusedEdit('entryInactive');
  if (isEndOfT(parent, end.end) && !isStraightOn(shape)) return refusedEdit('onTGoesStraight');
  const step: Rail = {
    id: edit.id,
    frameLength: edit.length,
    on: { stepId: parent.id, end: end.end },
    ...shape,
  };
  return {
    layout: withSteps(layout, [...layout.steps, step], { stepId: step.id, end: endsOf(step)[0] ?? 'far' }),
  };
}
