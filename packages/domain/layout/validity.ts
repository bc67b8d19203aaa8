import {
  BENT_LENGTHS,
  endsOf,
  endUnder,
  isEndOfT,
  MAX_LENGTH,
  MIN_LENGTH,
  type Side,
  type Step,
} from './step.ts';

export type LengthFault = 'lengthNotWhole' | 'lengthOutOfRange' | 'bentLength';

/** What is wrong with a length, or null (D8). */
export function lengthFault(length: number, isCurved: boolean): LengthFault | null {
  if (!Number.isInteger(length)) return 'lengthNotWhole';
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'lengthOutOfRange';
  if (isCurved && !BENT_LENGTHS.some((bent) => bent === length)) return 'bentLength';
  return null;
}

/** Why a list of steps is no layout: which step, which of its fields, and a sentence for people. */
export interface LayoutFault {
  index: number;
  field: string;
  message: string;
}

const LENGTH_MESSAGES: Record<LengthFault, string> = {
  lengthNotWhole: 'must be a whole number of centimetres',
  lengthOutOfRange: `must be from ${MIN_LENGTH} to ${MAX_LENGTH} cm`,
  bentLength: `of a bent rail must be ${BENT_LENGTHS.join(' or ')} cm`,
};

/** The first reason why steps are not a valid tree (D1 to D8), or null. */
export function findFault(steps: readonly Step[], inactiveEntries: readonly Side[] = []): LayoutFault | null {
  const byId = new Map<string, Step>();
  const taken = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const fault = (field: string, message: string): LayoutFault => ({
      index,
      field,
      message: `Step ${step.id}: ${message}`,
    });
    if (byId.has(step.id)) return fault('id', 'two steps have this id');
    byId.set(step.id, step);
    const length = lengthFault(step.frameLength, step.isCurved);
    if (length) return fault('frameLength', `its length ${LENGTH_MESSAGES[length]}`);
    if (index === 0) {
      if (step.previousStepId) return fault('previousStepId', 'the start frame hangs on nothing');
      if (step.directionFrame !== 'default')
        return fault('directionFrame', 'the start frame has direction default');
      if (step.isCurved || step.isTLayout || step.isFrameFromTLayout)
        return fault('isCurved', 'the start frame is a straight rail');
      continue;
    }
    const parent = step.previousStepId ? byId.get(step.previousStepId) : undefined;
    if (!parent || parent === step) return fault('previousStepId', 'it must name a step that comes before');
    if (step.isTLayoutStart) return fault('isTLayoutStart', 'only the start frame can be a T start');
    const end = endUnder(parent, step);
    if (!endsOf(parent).includes(end))
      return fault('directionFrameSide', `step ${parent.id} has no end ${end}`);
    if (end === 'far' && step.directionFrameSide !== parent.directionFrameSide)
      return fault('directionFrameSide', `it must be inherited from step ${parent.id}`);
    const key = `${parent.id} ${end}`;
    if (taken.has(key)) return fault('previousStepId', `another step hangs on the same end of ${parent.id}`);
    taken.add(key);
    if (!parent.previousStepId && inactiveEntries.some((entry) => entry === end))
      return fault('previousStepId', `the end ${end} of the start frame is inactive`);
    if (step.directionFrame === 'default')
      return fault('directionFrame', 'only the start frame has direction default');
    const onT = isEndOfT(parent, end);
    if (step.isFrameFromTLayout !== onT)
      return fault('isFrameFromTLayout', 'it must say whether the step hangs on an end of a T');
    if (onT && (step.directionFrame !== 'straight' || step.isCurved))
      return fault('directionFrame', 'on an end of a T a step goes straight on');
    if (step.isCurved && (step.isTLayout || step.directionFrame === 'straight'))
      return fault('isCurved', 'a bent rail turns and carries no T');
    if (step.tArms && !step.isTLayout) return fault('tArms', 'only a T step has arms');
  }
  return null;
}
