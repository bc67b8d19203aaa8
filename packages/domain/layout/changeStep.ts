import { centimetres } from '../units.ts';
import { shapeFault } from './addStep.ts';
import { type EditResult, refused, type Shape, withSteps } from './edit.ts';
import type { Layout } from './layout.ts';
import { type Direction, endsOf, endUnder, type Side, type Step } from './step.ts';
import { lengthFault } from './validity.ts';

const replaced = (steps: readonly Step[], step: Step): Step[] =>
  steps.map((other) => (other.id === step.id ? step : other));

export function changeLength(layout: Layout, stepId: string, length: number): EditResult {
  const step = layout.steps.find(({ id }) => id === stepId);
  if (!step) return refused('unknownStep');
  const fault = lengthFault(length, step.isCurved);
  if (fault) return refused(fault, 'length');
  return {
    layout: withSteps(
      layout,
      replaced(layout.steps, { ...step, frameLength: centimetres(length) }),
      layout.activeEnd,
    ),
  };
}

/** The start frame only gains or loses the T in its middle. */
function changeStart(layout: Layout, start: Step, shape: Shape): EditResult {
  if (shape.isCurved || shape.direction !== 'straight') return refused('startIsStraight');
  const hanging = layout.steps.filter(({ previousStepId }) => previousStepId === start.id);
  if (!shape.isT && hanging.some(({ directionFrameSide }) => directionFrameSide === 'straight'))
    return refused('hangingDoesNotFit');
  const inactiveEntries = shape.isT
    ? layout.inactiveEntries
    : layout.inactiveEntries.filter((entry) => entry !== 'straight');
  const steps = replaced(layout.steps, { ...start, isTLayoutStart: shape.isT });
  return { layout: withSteps({ ...layout, inactiveEntries }, steps, layout.activeEnd) };
}

/** Sides follow from what a step hangs on (D2); steps come after those they hang on. */
function withInheritedSides(steps: readonly Step[]): Step[] {
  const byId = new Map<string, Step>();
  return steps.map((step) => {
    const parent = byId.get(step.previousStepId ?? '');
    const inherits =
      parent && endUnder(parent, step) === 'far' && parent.directionFrameSide !== step.directionFrameSide;
    const next = inherits ? { ...step, directionFrameSide: parent.directionFrameSide } : step;
    byId.set(next.id, next);
    return next;
  });
}

/**
 * What hangs on a step, hung on it again after its shape changed, in the same place where it can be:
 * a turn becomes the arm of a T on that side, and back. Null where it does not fit.
 */
function rehang(before: Step, after: Step, hanging: readonly Step[]): Step[] | null {
  if (before.isTLayout && after.isTLayout)
    return hanging.every((step) => endsOf(after).includes(step.directionFrameSide)) ? [...hanging] : null;
  if (hanging.length === 0 || before.isTLayout === after.isTLayout) return [...hanging];
  const [step, second] = hanging as [Step, Step?];
  if (second) return null;
  if (before.isTLayout) {
    const direction: Direction = step.directionFrameSide;
    return [
      {
        ...step,
        directionFrame: direction,
        directionFrameSide: after.directionFrameSide,
        isFrameFromTLayout: false,
      },
    ];
  }
  const side: Side = step.directionFrame === 'default' ? 'straight' : step.directionFrame;
  if (step.isCurved || !endsOf(after).includes(side)) return null;
  return [{ ...step, directionFrame: 'straight', directionFrameSide: side, isFrameFromTLayout: true }];
}

export function changeShape(layout: Layout, stepId: string, shape: Shape): EditResult {
  const step = layout.steps.find(({ id }) => id === stepId);
  if (!step) return refused('unknownStep');
  if (!step.previousStepId) return changeStart(layout, step, shape);
  const shapeProblem = shapeFault(shape, step.isFrameFromTLayout);
  if (shapeProblem) return refused(shapeProblem);
  const fault = lengthFault(step.frameLength, shape.isCurved);
  if (fault) return refused(fault, 'length');

  const { tArms: _, ...plain } = step;
  const after: Step = {
    ...plain,
    directionFrame: shape.direction,
    isCurved: shape.isCurved,
    isTLayout: shape.isT,
    ...(shape.isT && shape.tArms ? { tArms: shape.tArms } : {}),
  };
  const hanging = layout.steps.filter(({ previousStepId }) => previousStepId === stepId);
  const rehung = rehang(step, after, hanging);
  if (!rehung) return refused('hangingDoesNotFit');
  const changed = new Map([after, ...rehung].map((one) => [one.id, one]));
  const steps = withInheritedSides(layout.steps.map((one) => changed.get(one.id) ?? one));
  return { layout: withSteps(layout, steps, layout.activeEnd) };
}
