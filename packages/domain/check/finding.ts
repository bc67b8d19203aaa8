import type { OverfullPart } from '../installation/buses.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import type { LuminaireFinding } from '../kinds/luminaire/luminaireFinding.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { findPlaced } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import type { LayoutProblem } from '../kinds/rail/problems.ts';
import { greatestOf } from '../math/lists.ts';
import type { Misfit } from '../quote/fit.ts';
import { FINDINGS, type FiguresOf, type FindingKind, WEIGHTS, type Weight } from './kinds.ts';

export interface FindingFacts {
  kind: FindingKind;
  weight: Weight;
  figures: Readonly<Record<string, string | number>>;
}

export interface Size {
  sum: number;
  most: number;
}

const sizeOf = (each: readonly number[]): Size => ({
  sum: each.reduce((sum, one) => sum + one, 0),
  most: Math.max(0, greatestOf(each)),
});

export interface Where {
  stepId?: string | undefined;
  points: readonly Point[];
}

export const whereIs = ({ stepId, x, y }: Pick<Where, 'stepId'> & Point): Where => ({
  stepId,
  points: [{ x, y }],
});

interface Common extends FindingFacts {
  key: string;
  size?: Size;
  steps: readonly string[];
  points: readonly Point[];
}

interface Own {
  misfit: { misfit: Misfit };
  meeting: { problem: LayoutProblem };
  crossing: { problem: LayoutProblem };
  dormant: { luminaire: LuminaireFinding };
  noRoom: { luminaire: LuminaireFinding };
  busOverfull: { overfull: OverfullPart };
}

export type FindingOf<Kind extends FindingKind> = {
  [One in Kind]: Common & { kind: One } & (One extends keyof Own ? Own[One] : unknown);
}[Kind];

export type Finding = FindingOf<FindingKind>;

export const isAsHeavy = (a: Weight, b: Weight): boolean => WEIGHTS.indexOf(a) <= WEIGHTS.indexOf(b);

export const ofWeight = <One extends FindingFacts>(findings: readonly One[], weight: Weight): One[] =>
  findings.filter((one) => one.weight === weight);

const SAME_SIZE = 1e-6;

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
  where?: readonly Where[];
  sizes?: readonly number[];
  of?: string;
}

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

export function pointsOn(layout: Layout, { stepId, at }: RunPlace): Point[] {
  const axis = findPlaced(geometryOf(layout), stepId)?.axis;
  return axis ? [pointAt(axis, Math.min(at, axis.length))] : [];
}
