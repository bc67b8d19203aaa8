import type { Cm } from '../units.ts';
import type { Direction, Heading, Point, Turn } from './heading.ts';

/** Ends a step can hang on, in search order (D10). */
export const ENDS = ['left', 'right', 'straight', 'far'] as const;
export type End = (typeof ENDS)[number];

/** Limit of steps in a visitor's layout (D8). */
export const MAX_STEPS = 1000;

/** Pairs of ends a T can open; the first is a T met by its stem (D5). */
export const T_ARMS = [
  ['left', 'right'],
  ['straight', 'left'],
  ['straight', 'right'],
] as const;
export type TArms = (typeof T_ARMS)[number];

/** Shape of a step: straight rail, with a direction and perhaps a T at its far end, or bent rail (D3, D5). */
export type Shape =
  | { kind: 'straight'; direction: Direction; tArms: TArms | null }
  | { kind: 'bent'; direction: Turn };

export const STRAIGHT_ON = { kind: 'straight', direction: 'straight', tArms: null } as const satisfies Shape;

/** Arms of the T at a shape's far end; null if there is none. */
export const tArmsOf = (shape: Shape): TArms | null => (shape.kind === 'straight' ? shape.tArms : null);

export interface EndRef {
  stepId: string;
  end: End;
}

interface Rail {
  id: string;
  /** Whole centimetres along the rail's axis. */
  frameLength: Cm;
}

/** Root of an island (D1, D42a). */
export interface StartFrame extends Rail {
  kind: 'start';
  hasT: boolean;
  /** Centre; the origin for the first start frame. */
  origin: Point;
  /** East for the first start frame. */
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

export function endsOf(step: Step): readonly End[] {
  if (step.kind === 'start') return step.hasT ? OF_T_START : OF_START;
  return (step.kind === 'straight' && step.tArms) || OF_RAIL;
}

/** An end of a T connector: there the T makes the turn (D5). */
export const isEndOfT = (step: Step, end: End): boolean =>
  step.kind === 'start' ? end === 'straight' : end !== 'far';

export const hangingOn = (steps: readonly Step[], stepId: string): HangingStep[] =>
  steps.filter((step): step is HangingStep => step.kind !== 'start' && step.on.stepId === stepId);

/** A T connector at the far end of a step, or in the middle of a start frame. */
export const hasT = (step: Step): boolean => (step.kind === 'start' ? step.hasT : tArmsOf(step) !== null);

export const hasInnerT = (step: Step): boolean => step.kind === 'start' && step.hasT;
