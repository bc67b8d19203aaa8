import type { OverfullPart } from '../installation/buses.ts';
import { pointAt } from '../layout/axis.ts';
import { findPlaced } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import type { LayoutProblem } from '../layout/problems.ts';
import { greatestOf } from '../math/lists.ts';
import type { Misfit } from '../quote/fit.ts';
import type { RunPlace } from '../wiring/feed.ts';
import { FINDINGS, type FiguresOf, type FindingKind, WEIGHTS, type Weight } from './kinds.ts';
import type { PieceFinding } from './pieceFixes.ts';

/** What a finding says, without what it is said of: enough for its sentence, and kept with an order. */
export interface FindingFacts {
  kind: FindingKind;
  weight: Weight;
  /** What its sentence names; `FINDINGS` says what each measures. */
  figures: Readonly<Record<string, string | number>>;
}

/** How large what was found is: A, V, W, % or pieces beyond what may be. */
export interface Size {
  /** Over all places together. */
  sum: number;
  /** At the worst of them. */
  most: number;
}

const sizeOf = (each: readonly number[]): Size => ({
  sum: each.reduce((sum, one) => sum + one, 0),
  most: Math.max(0, greatestOf(each)),
});

/** A rail, or something on one, that a finding is about; what is on none names none. */
export interface Where {
  stepId?: string | undefined;
  points: readonly Point[];
}

export const whereIs = ({ stepId, x, y }: Pick<Where, 'stepId'> & Point): Where => ({
  stepId,
  points: [{ x, y }],
});

interface Common extends FindingFacts {
  /** The same thing found again has the same key. */
  key: string;
  /** Absent where nothing is measured or counted. */
  size?: Size;
  /** Ids of the steps it concerns. */
  steps: readonly string[];
  /** Where it is on the plan. */
  points: readonly Point[];
}

/** What findings of some kinds tell of themselves, for what helps with them. */
interface Own {
  misfit: { misfit: Misfit };
  meeting: { problem: LayoutProblem };
  crossing: { problem: LayoutProblem };
  dormant: { piece: PieceFinding };
  noRoom: { piece: PieceFinding };
  busOverfull: { overfull: OverfullPart };
}

export type FindingOf<Kind extends FindingKind> = {
  [One in Kind]: Common & { kind: One } & (One extends keyof Own ? Own[One] : unknown);
}[Kind];

/** One thing that is wrong with a plan, or could be better (D57). */
export type Finding = FindingOf<FindingKind>;

export const isAsHeavy = (a: Weight, b: Weight): boolean => WEIGHTS.indexOf(a) <= WEIGHTS.indexOf(b);

/** Of an order that is to be saved. */
export const ofWeight = <One extends FindingFacts>(findings: readonly One[], weight: Weight): One[] =>
  findings.filter((one) => one.weight === weight);

/** By how little a size may differ and still be the same, as it is computed anew. */
const SAME_SIZE = 1e-6;

/** Whether findings of a weight, or a heavier one, became larger: kind by kind, over all places (D57). */
export function growAt(weight: Weight, before: readonly Finding[], after: readonly Finding[]): boolean {
  const sizes = (findings: readonly Finding[]) => {
    const byKind = new Map<FindingKind, Size>();
    for (const { kind, size, weight: own } of findings) {
      if (!size || !isAsHeavy(own, weight)) continue;
      const { sum, most } = byKind.get(kind) ?? { sum: 0, most: 0 };
      byKind.set(kind, { sum: sum + size.sum, most: Math.max(most, size.most) });
    }
    return byKind;
  };
  const was = sizes(before);
  return [...sizes(after)].some(([kind, { sum, most }]) => {
    const old = was.get(kind) ?? { sum: 0, most: 0 };
    return sum > old.sum + SAME_SIZE || most > old.most + SAME_SIZE;
  });
}

interface Found {
  /** Where it is; nowhere in particular without. */
  where?: readonly Where[];
  /** How large it is at each place, where something is measured or counted. */
  sizes?: readonly number[];
  /** Tells it from others of its kind. */
  of?: string;
}

/** One finding of a kind. */
export const found = <Kind extends FindingKind>(
  kind: Kind,
  figures: FiguresOf<(typeof FINDINGS)[Kind]['figures']>,
  { where = [], sizes, of }: Found = {},
): Common & { kind: Kind } => ({
  kind,
  weight: FINDINGS[kind].weight,
  figures,
  key: of === undefined ? kind : `${kind} ${of}`,
  steps: [...new Set(where.flatMap(({ stepId }) => stepId ?? []))],
  points: where.flatMap(({ points }) => points),
  ...(sizes && { size: sizeOf(sizes) }),
});

/** A place on a run on the plan; none where the run is gone. */
export function pointsOn(layout: Layout, { stepId, at }: RunPlace): Point[] {
  const axis = findPlaced(geometryOf(layout), stepId)?.axis;
  return axis ? [pointAt(axis, Math.min(at, axis.length))] : [];
}
