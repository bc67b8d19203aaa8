import * as v from 'valibot';
import { type Centimetres, centimetres } from '../units.ts';

/** The ends a step can hang on, in the order in which they are sought (D10). */
export const ENDS = ['left', 'right', 'straight', 'far'] as const;
export type End = (typeof ENDS)[number];

export const SIDES = ['left', 'right', 'straight'] as const;
/** Under the start frame or a T the end hung on; elsewhere inherited from the step before (D2). */
export type Side = (typeof SIDES)[number];

export const DIRECTIONS = ['straight', 'left', 'right'] as const;
/** How a step leaves the end it hangs on, as seen looking along that end's heading (D3). */
export type Direction = (typeof DIRECTIONS)[number];

export const TURNS = ['default', ...DIRECTIONS] as const;

/** Least and greatest length of a step, in whole centimetres (D8). */
export const MIN_LENGTH = 20;
export const MAX_LENGTH = 2000;
/** The two bent rails that are made (D8). */
export const BENT_LENGTHS = [100, 200] as const;
/** A visitor's layout holds at most so many steps (D8). */
export const MAX_STEPS = 1000;

/** The pairs of ends a T can open; the first is a T met by its stem (D5). */
export const T_ARMS = [
  ['left', 'right'],
  ['straight', 'left'],
  ['straight', 'right'],
] as const;
export type TArms = (typeof T_ARMS)[number];

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const stepFields = v.object({
  id: identifier,
  frameLength: v.pipe(v.number(), v.transform(centimetres)),
  previousStepId: v.nullish(identifier),
  directionFrameSide: v.picklist(SIDES),
  directionFrame: v.picklist(TURNS),
  isCurved: v.boolean(),
  isTLayout: v.boolean(),
  isTLayoutStart: v.boolean(),
  isFrameFromTLayout: v.boolean(),
  tArms: v.optional(
    v.union([
      v.tuple([v.literal('left'), v.literal('right')]),
      v.tuple([v.literal('straight'), v.literal('left')]),
      v.tuple([v.literal('straight'), v.literal('right')]),
    ]),
  ),
});

const withoutEmpty = ({ previousStepId, tArms, ...step }: v.InferOutput<typeof stepFields>): Step => ({
  ...step,
  ...(previousStepId ? { previousStepId } : {}),
  ...(tArms ? { tArms } : {}),
});

/**
 * One frame step in the specification's words. What follows from others (`position`,
 * `directionInternalFrame`) is accepted on reading and dropped: it is derived (D4).
 */
export const stepSchema = v.pipe(stepFields, v.transform(withoutEmpty));

export interface Step {
  id: string;
  /** Whole centimetres along the rail's axis. */
  frameLength: Centimetres;
  /** Absent on the start frame only. */
  previousStepId?: string;
  directionFrameSide: Side;
  /** `default` on the start frame only. */
  directionFrame: Direction | 'default';
  isCurved: boolean;
  /** A T connector at the far end. */
  isTLayout: boolean;
  /** On the start frame: a T connector in its middle. */
  isTLayoutStart: boolean;
  /** Hangs on an end of a T. */
  isFrameFromTLayout: boolean;
  /** The two ends a T step opens; left and right where absent (D5). */
  tArms?: TArms;
}

/** One end of one step: the place where the next step can go. */
export interface EndRef {
  stepId: string;
  end: End;
}

export const sameEnd = (a: EndRef | null, b: EndRef | null): boolean =>
  a !== null && b !== null && a.stepId === b.stepId && a.end === b.end;

/** The ends a step opens, used or not. */
export function endsOf(step: Step): readonly End[] {
  if (!step.previousStepId) return step.isTLayoutStart ? ['left', 'right', 'straight'] : ['left', 'right'];
  if (step.isTLayout) return step.tArms ?? T_ARMS[0];
  return ['far'];
}

/** Whether an end belongs to a T connector: there the T makes the turn (D5). */
export const isEndOfT = (step: Step, end: End): boolean =>
  step.previousStepId ? step.isTLayout : end === 'straight';

/** The end of `parent` that `step` hangs on. */
export const endUnder = (parent: Step, step: Pick<Step, 'directionFrameSide'>): End =>
  !parent.previousStepId || parent.isTLayout ? step.directionFrameSide : 'far';
