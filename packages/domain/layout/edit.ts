import type { Heading, Point } from './heading.ts';
import { geometryOf, type Layout, type PremadeOption } from './layout.ts';
import type { LengthFault } from './length.ts';
import type { Side } from './shape.ts';
import { type EndRef, type Shape, type Step, sameEnd } from './step.ts';

/** A length that a step is given, in whole centimetres. */
export interface NewLength {
  stepId: string;
  length: number;
}

/** What becomes of that which hangs on a step that is removed: it moves up, or stays where it is. */
export const RESTS = ['closesUp', 'stays'] as const;
export type Rest = (typeof RESTS)[number];

/** What a visitor does to a layout, as plain data. Lengths are centimetres. */
export type LayoutEdit =
  /**
   * `by` and `heading` are where the centre of the first rail lies and how it runs: the origin and east are its own, so
   * everything around it moves and turns the other way (D6).
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
  /** `following` keep the shape closed (D10); they are found before the edit is done, and kept with it. */
  | ({ kind: 'setLength'; following?: NewLength[] | undefined } & NewLength)
  | { kind: 'setShape'; stepId: string; shape: Shape }
  /** Without `rest` all that hangs on it goes as well; `others` are removed with it, each with all that hangs on it. */
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
  /** A start frame beside what is there, with its centre at a point (D42a). */
  | {
      kind: 'addIsland';
      id: string;
      origin: Point;
      heading?: Heading | undefined;
      length: number;
      hasT: boolean;
    }
  /** Of the island with this start frame; the copy's steps have ids that begin with `id`. */
  | { kind: 'duplicateIsland'; stepId: string; id: string; by: Point }
  /** `others` are the start frames of further islands that move by the same. */
  | { kind: 'moveIsland'; stepId: string; others?: string[] | undefined; by: Point }
  /** A quarter turn to the right about the centre of its start frame. */
  | { kind: 'turnIsland'; stepId: string }
  /** Left for right, across the perpendicular through the centre of its start frame. */
  | { kind: 'mirrorIsland'; stepId: string }
  /** Further islands, each step after the one it hangs on; in an empty layout the first start frame goes to the origin. */
  | { kind: 'addRails'; steps: Step[] };

/** Why an edit was not done; the texts of section `problem` have a sentence for each. */
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
  /** The input at fault, where there is one. */
  field?: 'length' | 'width' | 'height' | 'bentLength';
}

export type EditResult =
  | { layout: Layout; problem?: undefined }
  | { layout?: undefined; problem: EditProblem };

export const refused = (code: EditProblemCode, field?: EditProblem['field']): EditResult => ({
  problem: field ? { code, field } : { code },
});

/**
 * A layout of new steps. The active end stays where it is asked for if it is open there;
 * otherwise it goes to the nearest open end in the list, from the last step back (D6).
 */
export function withSteps(
  layout: Layout,
  steps: readonly Step[],
  activeEnd: EndRef | null,
  premadeOption: PremadeOption | null = null,
): Layout {
  const next: Layout = { ...layout, steps, premadeOption, activeEnd: null };
  const usable = geometryOf(next).openEnds.filter((end) => end.takesSteps);
  const asked = usable.find((end) => sameEnd(end, activeEnd));
  const found = asked ?? usable.findLast((end) => end.stepId === activeEnd?.stepId) ?? usable.at(-1);
  return { ...next, activeEnd: found ? { stepId: found.stepId, end: found.end } : null };
}
