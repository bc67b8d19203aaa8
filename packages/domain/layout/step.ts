import type { Cm } from '../units.ts';
import type { Direction, Heading, Point, Turn } from './heading.ts';

/** Search order (D10). */
export const ENDS = ['left', 'right', 'straight', 'far'] as const;
export type End = (typeof ENDS)[number];

/** D8. */
export const MAX_STEPS = 1000;

/** First pair: the rail meets the stem (D5). */
export const T_ARMS = [
  ['left', 'right'],
  ['straight', 'left'],
  ['straight', 'right'],
] as const;
export type TArms = (typeof T_ARMS)[number];

/** D3, D5. */
export type Shape =
  | { kind: 'straight'; direction: Direction; tArms: TArms | null }
  | { kind: 'bent'; direction: Turn };

export const STRAIGHT_ON = { kind: 'straight', direction: 'straight', tArms: null } as const satisfies Shape;

export const tArmsOf = (shape: Shape): TArms | null => (shape.kind === 'straight' ? shape.tArms : null);

export interface EndRef {
  stepId: string;
  end: End;
}

interface Rail {
  id: string;
  frameLength: Cm;
}

/** Root of an island (D1, D42a). */
export interface StartFrame extends Rail {
  kind: 'start';
  hasT: boolean;
  /** The origin for the first start frame. */
  origin: Point;
  heading: Heading;
}

/** D2. */
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

/** The T makes the turn there (D5). */
export const isEndOfT = (step: Step, end: End): boolean =>
  step.kind === 'start' ? end === 'straight' : end !== 'far';

export const hangingOn = (steps: readonly Step[], stepId: string): HangingStep[] =>
  steps.filter((step): step is HangingStep => step.kind !== 'start' && step.on.stepId === stepId);

export const hasT = (step: Step): boolean => (step.kind === 'start' ? step.hasT : tArmsOf(step) !== null);

export const hasInnerT = (step: Step): boolean => step.kind === 'start' && step.hasT;
