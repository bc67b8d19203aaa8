import type { Centimetres } from '../units.ts';
import type { Direction, Heading, Point, Turn } from './heading.ts';

/** The ends a step can hang on, in the order in which they are sought (D10). */
export const ENDS = ['left', 'right', 'straight', 'far'] as const;
export type End = (typeof ENDS)[number];

/** A visitor's layout holds at most so many steps (D8). */
export const MAX_STEPS = 1000;

/** The pairs of ends a T can open; the first is a T met by its stem (D5). */
export const T_ARMS = [
  ['left', 'right'],
  ['straight', 'left'],
  ['straight', 'right'],
] as const;
export type TArms = (typeof T_ARMS)[number];

/** How a step runs: straight rail, on or round a corner, with a T at its far end or not; or bent rail (D3, D5). */
export type Shape =
  | { kind: 'straight'; direction: Direction; tArms: TArms | null }
  | { kind: 'bent'; direction: Turn };

export const STRAIGHT_ON = { kind: 'straight', direction: 'straight', tArms: null } as const satisfies Shape;

/** The arms of the T at a shape's far end; null where there is none. */
export const tArmsOf = (shape: Shape): TArms | null => (shape.kind === 'straight' ? shape.tArms : null);

/** One end of one step: the place where the next step can go. */
export interface EndRef {
  stepId: string;
  end: End;
}

interface Rail {
  id: string;
  /** Whole centimetres along the rail's axis. */
  frameLength: Centimetres;
}

/** The root of an island (D1, D42a). */
export interface StartFrame extends Rail {
  kind: 'start';
  /** A T connector in its middle. */
  hasT: boolean;
  /** Its centre; of the first start frame the origin. */
  origin: Point;
  /** East for the first one. */
  heading: Heading;
}

/** A step on an end of another (D2). */
export type HangingStep = Rail & { on: EndRef } & Shape;

export type Step = StartFrame | HangingStep;

export const sameEnd = (a: EndRef | null, b: EndRef | null): boolean =>
  a !== null && b !== null && a.stepId === b.stepId && a.end === b.end;

const OF_START: readonly End[] = ['left', 'right'];
const OF_T_START: readonly End[] = ['left', 'right', 'straight'];
const OF_RAIL: readonly End[] = ['far'];

/** The ends a step opens, used or not. */
export function endsOf(step: Step): readonly End[] {
  if (step.kind === 'start') return step.hasT ? OF_T_START : OF_START;
  return (step.kind === 'straight' && step.tArms) || OF_RAIL;
}

/** Whether an end belongs to a T connector: there the T makes the turn (D5). */
export const isEndOfT = (step: Step, end: End): boolean =>
  step.kind === 'start' ? end === 'straight' : end !== 'far';

/** The steps that hang on one, in the order of the list. */
export const hangingOn = (steps: readonly Step[], stepId: string): HangingStep[] =>
  steps.filter((step): step is HangingStep => step.kind !== 'start' && step.on.stepId === stepId);

/** Whether a T connector belongs to a step: at its far end, or in the middle of a start frame. */
export const hasT = (step: Step): boolean => (step.kind === 'start' ? step.hasT : tArmsOf(step) !== null);

/** Whether a T connector sits inside the run. */
export const hasInnerT = (step: Step): boolean => step.kind === 'start' && step.hasT;
