import type { Geometry } from '../layout/geometry.ts';
import { cutsAtJoints } from './cut.ts';
import type { RunPlace } from './feed.ts';
import type { Supply } from './roomPlace.ts';
import type { Wiring } from './wiring.ts';
import { type Zone, zonesOf } from './zones.ts';

/** What one supply feeds, and where that stands; null where it has no place (D54, D55). */
export interface SuppliedZone extends Zone {
  supply: Supply | null;
}

/** The supply that holds of each zone that has one: the first whose rail is of it (D55). @param zoneAt index of a place's zone */
export function heldSupplies(
  { indexOf }: Pick<Geometry, 'indexOf'>,
  supplies: readonly Supply[],
  zoneAt: (place: RunPlace) => number,
): Map<number, Supply> {
  const held = new Map<number, Supply>();
  for (const supply of supplies) {
    if (!indexOf.has(supply.zone.stepId)) continue;
    const zone = zoneAt(supply.zone);
    if (!held.has(zone)) held.set(zone, supply);
  }
  return held;
}

/** The zones of a plan with their supplies, S1 first; quicker than all of its installation, for who moves one. */
export function suppliedZones(
  geometry: Geometry,
  { cuts, ownZones, supplies }: Omit<Wiring, 'feeds' | 'gateways'>,
  isolatesJoins: boolean,
): SuppliedZone[] {
  const { zones, zoneAt } = zonesOf(geometry, cutsAtJoints(geometry, cuts), ownZones, isolatesJoins);
  const held = heldSupplies(geometry, supplies, zoneAt);
  return zones.map((zone, index) => ({ ...zone, supply: held.get(index) ?? null }));
}
