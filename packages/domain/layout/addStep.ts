import { centimetres } from '../units.ts';
import { type Edit, type EditResult, refused, type Shape, withSteps } from './edit.ts';
import { geometryOf, type Layout } from './layout.ts';
import { type EndRef, endsOf, isEndOfT, MAX_STEPS, type Step, sameEnd } from './step.ts';
import { lengthFault } from './validity.ts';

type AddEdit = Extract<Edit, { kind: 'add' }>;

/** The end where the next step would begin: after it, the far end or the first arm of its T (D6). */
const farEndOf = (step: Step): EndRef => ({
  stepId: step.id,
  end: endsOf(step)[step.previousStepId ? 0 : 1] ?? 'far',
});

function addStart(layout: Layout, { id, shape, length }: AddEdit): EditResult {
  if (shape.isCurved || shape.direction !== 'straight') return refused('startIsStraight');
  const step: Step = {
    id,
    frameLength: centimetres(length),
    directionFrameSide: 'left',
    directionFrame: 'default',
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: shape.isT,
    isFrameFromTLayout: false,
  };
  return { layout: withSteps(layout, [step], shape.isT ? { stepId: id, end: 'left' } : farEndOf(step)) };
}

/** The first step on a T start goes to the left end, straight on (D6). */
const isForcedLeft = (layout: Layout): boolean =>
  layout.steps.length === 1 &&
  layout.steps[0]?.isTLayoutStart === true &&
  !layout.inactiveEntries.includes('left');

export function addStep(layout: Layout, edit: AddEdit): EditResult {
  const fault = lengthFault(edit.length, edit.shape.isCurved && !isForcedLeft(layout));
  if (fault) return refused(fault, 'length');
  if (layout.steps.length >= MAX_STEPS) return refused('tooManySteps');
  if (layout.steps.length === 0) return addStart(layout, edit);

  const forced = isForcedLeft(layout);
  const asked = forced
    ? { stepId: (layout.steps[0] as Step).id, end: 'left' as const }
    : (edit.end ?? layout.activeEnd);
  const shape: Shape = forced ? { ...edit.shape, direction: 'straight', isCurved: false } : edit.shape;
  const geometry = geometryOf(layout);
  const end = geometry.openEnds.find((open) => sameEnd(open, asked));
  const parent = end && geometry.placed[end.index]?.step;
  if (!end || !parent) return refused('endTaken');
  if (!end.takesSteps) return refused('entryInactive');
  const shapeProblem = shapeFault(shape, isEndOfT(parent, end.end));
  if (shapeProblem) return refused(shapeProblem);

  const step: Step = {
    id: edit.id,
    frameLength: centimetres(edit.length),
    previousStepId: parent.id,
    directionFrameSide: end.end === 'far' ? parent.directionFrameSide : end.end,
    directionFrame: shape.direction,
    isCurved: shape.isCurved,
    isTLayout: shape.isT,
    isTLayoutStart: false,
    isFrameFromTLayout: isEndOfT(parent, end.end),
    ...(shape.isT && shape.tArms ? { tArms: shape.tArms } : {}),
  };
  return { layout: withSteps(layout, [...layout.steps, step], farEndOf(step)) };
}

/** Why a step cannot have a shape where it hangs, or null (D3, D5). */
export function shapeFault(
  shape: Shape,
  onEndOfT: boolean,
): 'onTGoesStraight' | 'bentMustTurn' | 'bentCarriesNoT' | null {
  if (onEndOfT && (shape.isCurved || shape.direction !== 'straight')) return 'onTGoesStraight';
  if (shape.isCurved && shape.direction === 'straight') return 'bentMustTurn';
  if (shape.isCurved && shape.isT) return 'bentCarriesNoT';
  return null;
}
