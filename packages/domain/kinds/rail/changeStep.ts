import { isStraightOn } from './addStep.ts';
import { type EditResult, type NewLength, refusedEdit, withSteps } from './edit.ts';
import type { Layout } from './layout.ts';
import { lengthFault, nearestBent } from './length.ts';
import {
  endsOf,
  type HangingRail,
  hangingOn,
  isEndOfT,
  type Rail,
  type Shape,
  type StartFrame,
  tArmsOf,
} from './step.ts';

const replaced = (steps: readonly Rail[], changed: readonly Rail[]): Rail[] =>
  steps.map((step) => changed.find(({ id }) => id === step.id) ?? step);

export function changeLengths(layout: Layout, lengths: readonly NewLength[]): EditResult {
  const changed: Rail[] = [];
  for (const { stepId, length } of lengths) {
    const step = layout.steps.find(({ id }) => id === stepId);
    if (!step) return refusedEdit('unknownStep');
    const fault = lengthFault(length, step.kind === 'bent');
    if (fault) return refusedEdit(fault, 'length');
    changed.push({ ...step, frameLength: length });
  }
  return { layout: withSteps(layout, replaced(layout.steps, changed), layout.activeEnd) };
}

function changeStart(layout: Layout, start: StartFrame, shape: Shape): EditResult {
  if (!isStraightOn(shape)) return refusedEdit('startIsStraight');
  const hasT = tArmsOf(shape) !== null;
  if (!hasT && hangingOn(layout.steps, start.id).some(({ on }) => on.end === 'straight'))
    return refusedEdit('hangingDoesNotFit');
  const inactiveEntries =
    hasT || start !== layout.steps[0]
      ? layout.inactiveEntries
      : layout.inactiveEntries.filter((entry) => entry !== 'straight');
  const steps = replaced(layout.steps, [{ ...start, hasT }]);
  return { layout: withSteps({ ...layout, inactiveEntries }, steps, layout.activeEnd) };
}

/**
 * Children after their parent changed: a turn becomes an arm of the new T, and back. Null if a child does not
 * fit.
 */
function rehang(
  before: HangingRail,
  after: HangingRail,
  hanging: readonly HangingRail[],
): HangingRail[] | null {
  const [hadT, hasT] = [before, after].map((step) => tArmsOf(step) !== null);
  if (hadT && hasT) return hanging.every(({ on }) => endsOf(after).includes(on.end)) ? [...hanging] : null;
  if (hanging.length === 0 || hadT === hasT) return [...hanging];
  const [step, second] = hanging as [HangingRail, HangingRail?];
  if (second || step.kind === 'bent') return null;
  const { end } = step.on;
  if (hadT && end !== 'far') return [{ ...step, direction: end, on: { ...step.on, end: 'far' } }];
  if (!endsOf(after).includes(step.direction)) return null;
  return [{ ...step, direction: 'straight', on: { ...step.on, end: step.direction } }];
}

export function changeShape(layout: Layout, stepId: string, shape: Shape): EditResult {
  const step = layout.steps.find(({ id }) => id === stepId);
  if (!step) return refusedEdit('unknownStep');
  if (step.kind === 'start') return changeStart(layout, step, shape);
  const parent = layout.steps.find(({ id }) => id === step.on.stepId) as Rail;
  if (isEndOfT(parent, step.on.end) && !isStraightOn(shape)) return refusedEdit('onTGoesStraight');
  const frameLength = shape.kind === 'bent' ? nearestBent(step.frameLength) : step.frameLength;
  const after: HangingRail = { id: step.id, frameLength, on: step.on, ...shape };
  const rehung = rehang(step, after, hangingOn(layout.steps, stepId));
  if (!rehung) return refusedEdit('hangingDoesNotFit');
  return { layout: withSteps(layout, replaced(layout.steps, [after, ...rehung]), layout.activeEnd) };
}
