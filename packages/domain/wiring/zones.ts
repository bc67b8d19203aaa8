import { type Cut, cutsAtJoints, openJoins } from '../kinds/cut/cut.ts';
import { type RunPlace, SAME_PLACE } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { itemAt } from '../math/lists.ts';
import type { Cm, Watt } from '../units.ts';
import { connectedGroups, type StretchesOfRun, stretchesOf } from './stretches.ts';
import type { Wiring } from './wiring.ts';

export interface ZoneSection {
  stepId: string;
  from: Cm;
  to: Cm;
}

/** Sections that one supply feeds (D55), ordered by rail. */
export interface Zone {
  sections: ZoneSection[];
}

export interface Zones {
  zones: Zone[];
  zoneAt: (place: RunPlace) => number;
}

export interface Joined extends StretchesOfRun {
  partOf: (stretch: number) => number;
  isCut: (stepId: string, at: Cm) => boolean;
}

/** Parts of islands between cuts (D53, D55). */
export function joinedStretches(geometry: Geometry, cuts: readonly Cut[], isolatesJoins: boolean): Joined {
  const stretches = stretchesOf(geometry);
  const { all, atEnd } = stretches;
  const isCut = (stepId: string, at: Cm): boolean =>
    cuts.some((cut) => 'at' in cut && cut.stepId === stepId && Math.abs(cut.at - at) <= SAME_PLACE);
  const hanging = all.flatMap(({ stepId, from, parent }, b) =>
    parent < 0 || isCut(stepId, from) ? [] : [{ a: parent, b }],
  );
  const joined = (isolatesJoins ? [] : openJoins(geometry, cuts)).map(({ first, second }) => {
    const [a, b] = [first, second].map((end) => atEnd(itemAt(geometry.placed, end.index), end.end));
    return { a: a as number, b: b as number };
  });
  return { ...stretches, isCut, partOf: connectedGroups(all.length, [...hanging, ...joined]) };
}

export function circuitPartAt(geometry: Geometry, cuts: readonly Cut[]): (place: RunPlace) => number {
  // Both sides of an isolated join are one circuit part.
  const { all, at, partOf } = joinedStretches(geometry, cuts, false);
  const numbers = new Map<number, number>();
  for (const index of all.keys()) if (!numbers.has(partOf(index))) numbers.set(partOf(index), numbers.size);
  return (place) => numbers.get(partOf(at(place))) ?? -1;
}

/** Parts at an island's start are one zone; all others are their own (D55). */
export function zonesOf(
  geometry: Geometry,
  cuts: readonly Cut[],
  ownZones: readonly string[],
  isolatesJoins: boolean,
): Zones {
  const { all, at, isCut, partOf } = joinedStretches(geometry, cuts, isolatesJoins);
  const shared = new Set(
    all.flatMap(({ stepId, parent }, index) =>
      parent < 0 && !ownZones.includes(stepId) ? [partOf(index)] : [],
    ),
  );
  const zones: Zone[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (index: number): number | undefined => {
    const part = partOf(index);
    return numbers.get(shared.has(part) ? -1 : part);
  };
  for (const [index, { stepId, from, to }] of all.entries()) {
    const part = partOf(index);
    if (numberOf(index) === undefined)
      numbers.set(shared.has(part) ? -1 : part, zones.push({ sections: [] }) - 1);
    const { sections } = itemAt(zones, numberOf(index) ?? -1);
    const before = sections.at(-1);
    if (before?.stepId === stepId && before.to === from && !isCut(stepId, from)) before.to = to;
    else sections.push({ stepId, from, to });
  }
  return { zones, zoneAt: (place) => numberOf(at(place)) ?? -1 };
}

/** The first load includes luminaires without a position (D26). */
export function zoneLoads(
  { zones, zoneAt }: Zones,
  luminaires: readonly (RunPlace & { watts: Watt })[],
  unplaced: Watt,
): Watt[] {
  const loads = zones.map((_, index) => (index === 0 ? unplaced : 0));
  for (const luminaire of luminaires) {
    const zone = zoneAt(luminaire);
    loads[zone] = itemAt(loads, zone) + luminaire.watts;
  }
  // Tails of binary fractions are removed.
  return loads.map((load) => Number(load.toPrecision(12)));
}

/** D55. */
export function countZones(geometry: Geometry, { cuts, ownZones }: Wiring, isolatesJoins: boolean): number {
  if (cuts.length === 0 && ownZones.length === 0) return 1;
  return Math.max(1, zonesOf(geometry, cutsAtJoints(geometry, cuts), ownZones, isolatesJoins).zones.length);
}
