import type { Geometry } from '../layout/geometry.ts';
import { itemAt } from '../math/lists.ts';
import { type Watts, watts } from '../units.ts';
import { type Cut, cutsAtJoints, openJoins } from './cut.ts';
import { type RunPlace, SAME_PLACE } from './feed.ts';
import { groupsOf, type Stretches, stretchesOf } from './stretches.ts';
import type { Wiring } from './wiring.ts';

/** A run, or as much of it as no cut parts; places in centimetres from the run's begin. */
export interface Section {
  stepId: string;
  from: number;
  to: number;
}

/** What one supply feeds (D55), in the order in which it is met along the steps. */
export interface Zone {
  sections: Section[];
}

export interface Zones {
  zones: Zone[];
  /** Index of the zone of a place on a run. */
  zoneAt: (place: RunPlace) => number;
}

/** What hangs together: stretches between joints, and for each one that stands for its part. */
export interface Joined extends Stretches {
  partOf: (stretch: number) => number;
  isCut: (stepId: string, at: number) => boolean;
}

/**
 * The parts that cuts make of islands (D53, D55).
 * @param cuts that hold @param isolatesJoins joins of D10 part what they join (D17)
 */
export function joinedStretches(geometry: Geometry, cuts: readonly Cut[], isolatesJoins: boolean): Joined {
  const stretches = stretchesOf(geometry);
  const { all, atEnd } = stretches;
  const isCut = (stepId: string, at: number): boolean =>
    cuts.some((cut) => 'at' in cut && cut.stepId === stepId && Math.abs(cut.at - at) <= SAME_PLACE);
  const hanging = all.flatMap(({ stepId, from, parent }, b) =>
    parent < 0 || isCut(stepId, from) ? [] : [{ a: parent, b }],
  );
  const joined = (isolatesJoins ? [] : openJoins(geometry, cuts)).map(({ first, second }) => {
    const [a, b] = [first, second].map((end) => atEnd(itemAt(geometry.placed, end.index), end.end));
    return { a: a as number, b: b as number };
  });
  return { ...stretches, isCut, partOf: groupsOf(all.length, [...hanging, ...joined]) };
}

/** Which circuit part a place is in, counted in the order of their first places (D53). @param cuts that hold */
export function circuitPartAt(geometry: Geometry, cuts: readonly Cut[]): (place: RunPlace) => number {
  // An isolated join holds a part together: what is on both sides of it is one piece of rail.
  const { all, at, partOf } = joinedStretches(geometry, cuts, false);
  const numbers = new Map<number, number>();
  for (const index of all.keys()) if (!numbers.has(partOf(index))) numbers.set(partOf(index), numbers.size);
  return (place) => numbers.get(partOf(at(place))) ?? -1;
}

/**
 * The parts with the begin of a start frame are one zone, fed by several cables, but for islands that the visitor made
 * zones of their own; every other part is one by itself (D55).
 * @param cuts that hold @param isolatesJoins joins of D10 conduct nothing (D17)
 */
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

/** Load of each zone; of the first also that of luminaires without a place (D26). */
export function zoneLoads(
  { zones, zoneAt }: Zones,
  pieces: readonly (RunPlace & { watts: number })[],
  unplaced: number,
): Watts[] {
  const loads = zones.map((_, index) => (index === 0 ? unplaced : 0));
  for (const piece of pieces) {
    const zone = zoneAt(piece);
    loads[zone] = itemAt(loads, zone) + piece.watts;
  }
  // Without the tail of binary fractions.
  return loads.map((load) => watts(Number(load.toPrecision(12))));
}

/** How many zones a layout has: without cuts and islands of their own one, whatever is drawn (D55). */
export function countZones(geometry: Geometry, { cuts, ownZones }: Wiring, isolatesJoins: boolean): number {
  if (cuts.length === 0 && ownZones.length === 0) return 1;
  return Math.max(1, zonesOf(geometry, cutsAtJoints(geometry, cuts), ownZones, isolatesJoins).zones.length);
}
