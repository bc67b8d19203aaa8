import type { Heading, Point } from './heading.ts';
import { geometryOf, type Layout, type PremadeOption } from './layout.ts';
import type { LengthFault } from './length.ts';
import type { Side } from './shape.ts';
import { type EndRef, type Shape, type Step, sameEnd } from './step.ts';

export interface NewLength {
  stepId: string;
  length: number;
}

/** Treatment of the steps behind a removed one: they close up, or stay in place. */
export const RESTS = ['closesUp', 'stays'] as const;
export type Rest = (typeof RESTS)[number];

/** Lengths are centimetres. */
export type LayoutEdit =
  /**
   * `by` and `heading` place the centre of the first rail. That rail itself defines the origin and east, so
   * everything else moves and turns the other way (D6).
   */
  | {
      kind: 'add';
      id: string;
      end: EndRef | null;
      shape: Shape;
      length: number;
      by?: Point | undefined;
      heading?: Heading | undefined;
    }
  /** `following` keeps the shape closed (D10). It is computed before the edit and stored with the edit. */
  | ({ kind: 'setLength'; following?: NewLength[] | undefined } & NewLength)
  | { kind: 'setShape'; stepId: string; shape: Shape }
  /** Without `rest`, all descendants are removed too; `others` are removed with theirs. */
  | { kind: 'remove'; stepId: string; others?: string[] | undefined; rest?: Rest | undefined }
  | { kind: 'removeLast' }
  /** `by` as for the first rail (D9). */
  | {
      kind: 'premade';
      id: string;
      option: PremadeOption;
      width: number;
      height: number;
      bentLength: number;
      by?: Point | undefined;
    }
  | { kind: 'setEntry'; end: Side; isActive: boolean }
  | {
      kind: 'addIsland';
      id: string;
      origin: Point;
      heading?: Heading | undefined;
      length: number;
      hasT: boolean;
    }
  /** Copies the island of this start frame; ids of the copied steps start with `id`. */
  | { kind: 'duplicateIsland'; stepId: string; id: string; by: Point }
  /** `others` are the start frames of further islands that move by the same vector. */
  | { kind: 'moveIsland'; stepId: string; others?: string[] | undefined; by: Point }
  /** Turns an island by a quarter to the right about the centre of its start frame. */
  | { kind: 'turnIsland'; stepId: string }
  /** Mirrors an island across the perpendicular through the centre of its start frame. */
  | { kind: 'mirrorIsland'; stepId: string }
  /**
   * Adds islands, each step after its parent. In an empty layout the first start frame goes to the origin.
   */
  | { kind: 'addRails'; steps: Step[] };

/** Texts of section `problem` have a sentence for each. */
export type EditProblemCode =
  | LengthFault
  | 'tooManySteps'
  | 'wouldOpen'
  | 'unknownStep'
  | 'endTaken'
  | 'entryInactive'
  | 'entryTaken'
  | 'onTGoesStraight'
  | 'startIsStraight'
  | 'startStays'
  | 'hangingDoesNotFit'
  | 'severalHang'
  | 'nothingBefore'
  | 'restCannotStay'
  | 'noStartRail'
  | 'outsideRoom'
  | 'tooFar';

export interface EditProblem {
  code: EditProblemCode;
  field?: 'length' | 'width' | 'height' | 'bentLength';
}

export type EditResult =
  | { layout: Layout; problem?: undefined }
  | { layout?: undefined; problem: EditProblem };

export const refusedEdit = (code: EditProblemCode, field?: EditProblem['field']): EditResult => ({
  problem: field ? { code, field } : { code },
});

/**
 * Layout with other steps. The active end stays at the requested end if that is open. Otherwise it moves to
 * the nearest open end in the list, from the last step back (D6).
 */
export function withSteps(
  layout: Layout,
  steps: readonly Step[],
  activeEnd: EndRef | null,
  premadeOption: PremadeOption | null = null,
): Layout {
  const next: Layout = { ...layout, steps, premadeOption, activeEnd: null };
  const usable = geometryOf(next).openEnds.filter((end) => end.takesSteps);
  const requested = usable.find((end) => sameEnd(end, activeEnd));
  const found = requested ?? usable.findLast((end) => end.stepId === activeEnd?.stepId) ?? usable.at(-1);
  return { ...next, activeEnd: found ? { stepId: found.stepId, end: found.end } : null };
}
