import type { InstalledLuminaire } from '../installation/installation.ts';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { isAt, type RunPlace } from '../kinds/feed/feed.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm } from '../units.ts';
import { type FeedCandidate, feedParts } from '../wiring/feedParts.ts';
import { type Joined, joinedStretches } from '../wiring/zones.ts';
import type { Examined } from './examine.ts';

export interface CircuitPart {
  zone: number;
  length: Cm;
  candidates: readonly FeedCandidate[];
  luminaires: { luminaire: InstalledLuminaire; along: Cm }[];
  feeds: number[];
}

/** Stretches joined as they conduct: with DALI, ends that meet do not (D17). */
export const stretchesThatConduct = ({ plan, catalogue }: Pick<Examined, 'plan' | 'catalogue'>): Joined => {
  const geometry = geometryOf(plan.layout);
  const isDali = catalogue.systems.find(({ id }) => id === plan.choices.systemId)?.type === 'dali';
  return joinedStretches(geometry, cutsAtJoints(geometry, plan.wiring.cuts), isDali);
};

export function circuitParts({ plan, installation }: Pick<Examined, 'plan' | 'installation'>): CircuitPart[] {
  const { layout, wiring } = plan;
  const geometry = geometryOf(layout);
  const parts = feedParts(geometry, { feeds: [], cuts: wiring.cuts }, Number.POSITIVE_INFINITY).map(
    ({ length, candidates }): CircuitPart => ({ zone: -1, length, candidates, luminaires: [], feeds: [] }),
  );
  const { all, at, partOf } = joinedStretches(geometry, cutsAtJoints(geometry, wiring.cuts), false);
  const numbers = new Map<number, number>();
  const lengths = parts.map(() => 0);
  const starts = all.map(({ from, to }, index) => {
    const root = partOf(index);
    const part = numbers.get(root) ?? numbers.size;
    numbers.set(root, part);
    const along = itemAt(lengths, part);
    lengths[part] = along + to - from;
    return { part, along: along - from };
  });
  const startOf = (place: RunPlace) => itemAt(starts, at(place));
  for (const [zone, { sections }] of installation.zones.entries())
    for (const { stepId, to } of sections) itemAt(parts, startOf({ stepId, at: to }).part).zone = zone;
  for (const luminaire of installation.luminaires) {
    const { part, along } = startOf(luminaire);
    itemAt(parts, part).luminaires.push({ luminaire, along: along + luminaire.at });
  }
  for (const [index, { part }] of installation.feeds.entries()) parts[part]?.feeds.push(index);
  return parts;
}

/** Positions that divide the load evenly, or the length without luminaires: the middles of equal shares. */
export function placesByLoad(
  { candidates, luminaires, length }: Pick<CircuitPart, 'candidates' | 'luminaires' | 'length'>,
  count: number,
  taken: readonly RunPlace[] = [],
): RunPlace[] {
  const free = candidates.filter((place) => !taken.some((one) => isAt(one, place)));
  const loads = luminaires.toSorted((a, b) => a.along - b.along);
  const total = loads.reduce((sum, { luminaire }) => sum + luminaire.watts, 0);
  const alongAt = (share: number): number => {
    if (total === 0) return share * length;
    let sum = 0;
    for (const { along, luminaire } of loads) {
      sum += luminaire.watts;
      if (sum >= share * total) return along;
    }
    return length;
  };
  const found: FeedCandidate[] = [];
  for (let index = 0; index < count && free.length > 0; index++) {
    const target = alongAt((index + 0.5) / count);
    const nearest = free.reduce((a, b) => (Math.abs(b.along - target) < Math.abs(a.along - target) ? b : a));
    free.splice(free.indexOf(nearest), 1);
    found.push(nearest);
  }
  return found.toSorted((a, b) => a.along - b.along).map(({ stepId, at }) => ({ stepId, at }));
}
