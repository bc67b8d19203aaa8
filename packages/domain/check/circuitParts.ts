import type { InstalledPiece } from '../installation/installation.ts';
import { geometryOf } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { cutsAtJoints } from '../wiring/cut.ts';
import { isAt, type RunPlace } from '../wiring/feed.ts';
import { type Candidate, feedParts } from '../wiring/feedParts.ts';
import { type Joined, joinedStretches } from '../wiring/zones.ts';
import type { Examined } from './examine.ts';

/** A luminaire, and how far along its circuit part it is, in centimetres. */
export interface PieceAlong {
  piece: InstalledPiece;
  along: number;
}

/** Rails that no cut parts, with what is on them (D53). */
export interface CircuitPart {
  /** Index of its zone. */
  zone: number;
  /** Centimetres of its rails, laid end to end. */
  length: number;
  /** Where a feed can stand. */
  candidates: readonly Candidate[];
  pieces: PieceAlong[];
  /** Indexes of its feeds. */
  feeds: number[];
}

/** A layout taken apart at its joints, and what conducts: with a DALI system, ends that meet do not (D17). */
export const stretchesThatConduct = ({ plan, catalogue }: Pick<Examined, 'plan' | 'catalogue'>): Joined => {
  const geometry = geometryOf(plan.layout);
  const isDali = catalogue.systems.find(({ id }) => id === plan.choices.systemId)?.type === 'dali';
  return joinedStretches(geometry, cutsAtJoints(geometry, plan.wiring.cuts), isDali);
};

/** The circuit parts of a plan, in the order of their first places. */
export function circuitParts({ plan, installation }: Pick<Examined, 'plan' | 'installation'>): CircuitPart[] {
  const { layout, wiring } = plan;
  const geometry = geometryOf(layout);
  const parts = feedParts(geometry, { feeds: [], cuts: wiring.cuts }, Number.POSITIVE_INFINITY).map(
    ({ length, candidates }): CircuitPart => ({ zone: -1, length, candidates, pieces: [], feeds: [] }),
  );
  const { all, at, partOf } = joinedStretches(geometry, cutsAtJoints(geometry, wiring.cuts), false);
  const numbers = new Map<number, number>();
  const lengths = parts.map(() => 0);
  /** Of each stretch its part, and how far along that its begin is. */
  const begins = all.map(({ from, to }, index) => {
    const root = partOf(index);
    const part = numbers.get(root) ?? numbers.size;
    numbers.set(root, part);
    const along = itemAt(lengths, part);
    lengths[part] = along + to - from;
    return { part, along: along - from };
  });
  const beginOf = (place: RunPlace) => itemAt(begins, at(place));
  for (const [zone, { sections }] of installation.zones.entries())
    for (const { stepId, to } of sections) itemAt(parts, beginOf({ stepId, at: to }).part).zone = zone;
  for (const piece of installation.pieces) {
    const { part, along } = beginOf(piece);
    itemAt(parts, part).pieces.push({ piece, along: along + piece.at });
  }
  for (const [index, { part }] of installation.feeds.entries()) parts[part]?.feeds.push(index);
  return parts;
}

/**
 * Where so many feeds each have as much to carry: among places where feeds can stand, by what the luminaires draw, or by
 * length where none hangs.
 * @param taken places that are passed over
 */
export function placesByLoad(
  { candidates, pieces, length }: Pick<CircuitPart, 'candidates' | 'pieces' | 'length'>,
  count: number,
  taken: readonly RunPlace[] = [],
): RunPlace[] {
  const free = candidates.filter((place) => !taken.some((one) => isAt(one, place)));
  const loads = pieces.toSorted((a, b) => a.along - b.along);
  const total = loads.reduce((sum, { piece }) => sum + piece.watts, 0);
  const alongAt = (share: number): number => {
    if (total === 0) return share * length;
    let sum = 0;
    for (const { along, piece } of loads) {
      sum += piece.watts;
      if (sum >= share * total) return along;
    }
    return length;
  };
  const found: Candidate[] = [];
  for (let index = 0; index < count && free.length > 0; index++) {
    const wanted = alongAt((index + 0.5) / count);
    const nearest = free.reduce((a, b) => (Math.abs(b.along - wanted) < Math.abs(a.along - wanted) ? b : a));
    free.splice(free.indexOf(nearest), 1);
    found.push(nearest);
  }
  return found.toSorted((a, b) => a.along - b.along).map(({ stepId, at }) => ({ stepId, at }));
}
