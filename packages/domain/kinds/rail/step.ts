import type { Cm } from '../../units.ts';
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

/** Root of an island (D1, D42a). */
export interface StartFrame {
  id: string;
  frameLength: Cm;
  kind: 'start';
  hasT: boolean;
  /** The origin for the first start frame. */
  origin: Point;
  heading: Heading;
}

/** D2. */
export type HangingRail = Pick<StartFrame, 'id' | 'frameLength'> & { on: EndRef } & Shape;

export type Rail = StartFrame | HangingRail;

export const sameEnd = (a: EndRef | null, b: EndRef | null): boolean =>
  a !== null && b !== null && a.stepId === b.stepId && a.end === b.end;

const OF_START: readonly End[] = ['left', 'right'];
const OF_T_START: readonly End[] = ['left', 'right', 'straight'];
const OF_RAIL: readonly End[] = ['far'];

export function endsOf(step: Rail): readonly End[] {
  if (step.kind === 'start') return step.hasT ? OF_T_START : OF_START;
  return (step.kind === 'straight' && step.tArms) || OF_RAIL;
}

/** The T makes the turn there (D5). */
export const isEndOfT = (step: Rail, end: End): boolean =>
  step.kind === 'start' ? end === 'straight' : end !== 'far';

export const hangingOn = (steps: readonly Rail[], stepId: string): HangingRail[] =>
  steps.filter((step): step is HangingRail => step.kind !== 'start' && step.on.stepId === stepId);

export const hasT = (step: Rail): boolean => (step.kind === 'start' ? step.hasT : tArmsOf(step) !== null);

export const hasInnerT = (step: Rail): boolean => step.kind === 'start' && step.hasT;
