import type { Cm } from '../../units.ts';
import type { Heading, Point } from './heading.ts';
import { geometryOf, type Layout, type PremadeOption } from './layout.ts';
import type { LengthFault } from './length.ts';
import type { Side } from './shape.ts';
import { type EndRef, type Rail, type Shape, sameEnd } from './step.ts';

export interface NewLength {
  stepId: string;
  length: Cm;
}

export const REMOVAL_RESTS = ['closesUp', 'stays'] as const;
export type Rest = (typeof REMOVAL_RESTS)[number];

/**
 * Edits of the layout, as stored in the history. The first start frame is always the origin: an edit that
 * moves it moves everything else the other way (D6, D42a).
 */
export type LayoutEdit =
  /** Everything else moves the other way, as this rail is the origin (D6). */
  | {
      kind: 'add';
      id: string;
      end: EndRef | null;
      shape: Shape;
      length: Cm;
      by?: Point | undefined;
      heading?: Heading | undefined;
    }
  /** `following` keeps the shape closed (D10). */
  | ({ kind: 'setLength'; following?: NewLength[] | undefined } & NewLength)
  | { kind: 'setShape'; stepId: string; shape: Shape }
  /** Without `rest`, all descendants are removed too. */
  | { kind: 'remove'; stepId: string; others?: string[] | undefined; rest?: Rest | undefined }
  | { kind: 'removeLast' }
  | {
      kind: 'premade';
      id: string;
      option: PremadeOption;
      width: Cm;
      height: Cm;
      bentLength: Cm;
      by?: Point | undefined;
    }
  | { kind: 'setEntry'; end: Side; isActive: boolean }
  | {
      kind: 'addIsland';
      id: string;
      origin: Point;
      heading?: Heading | undefined;
      length: Cm;
      hasT: boolean;
    }
  | { kind: 'duplicateIsland'; stepId: string; id: string; by: Point }
  /** `others`: start frames that move by the same vector. */
  | { kind: 'moveIsland'; stepId: string; others?: string[] | undefined; by: Point }
  /** A quarter to the right, about the centre of the start frame. */
  | { kind: 'turnIsland'; stepId: string }
  /** Mirror axis: the perpendicular through the start frame's centre. */
  | { kind: 'mirrorIsland'; stepId: string }
  /** Each step follows its parent. */
  | { kind: 'addRails'; steps: Rail[] };

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

/** The nearest open end replaces a closed active end (D6). */
export function withSteps(
  layout: Layout,
  steps: readonly Rail[],
  activeEnd: EndRef | null,
  premadeOption: PremadeOption | null = null,
): Layout {
  const next: Layout = { ...layout, steps, premadeOption, activeEnd: null };
  const usable = geometryOf(next).openEnds.filter((end) => end.takesSteps);
  const requested = usable.find((end) => sameEnd(end, activeEnd));
  const found = requested ?? usable.findLast((end) => end.stepId === activeEnd?.stepId) ?? usable.at(-1);
  return { ...next, activeEnd: found ? { stepId: found.stepId, end: found.end } : null };
}
