import { cutsAtJoints } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import type { Supply } from '../kinds/supply/supply.ts';
import type { Wiring } from './wiring.ts';
import { type Zone, zonesOf } from './zones.ts';

/** Null if the supply has no position (D54, D55). */
export interface SuppliedZone extends Zone {
  supply: Supply | null;
}

/** D55. */
export function suppliesInZones(
  { indexOf }: Pick<Geometry, 'indexOf'>,
  supplies: readonly Supply[],
  zoneAt: (place: RunPlace) => number,
): Map<number, Supply> {
  const fixed = new Map<number, Supply>();
  for (const supply of supplies) {
    if (!indexOf.has(supply.zone.stepId)) continue;
    const zone = zoneAt(supply.zone);
    if (!fixed.has(zone)) fixed.set(zone, supply);
  }
  return fixed;
}

export function suppliedZones(
  geometry: Geometry,
  { cuts, ownZones, supplies }: Omit<Wiring, 'feeds' | 'gateways'>,
  isolatesJoins: boolean,
): SuppliedZone[] {
  const { zones, zoneAt } = zonesOf(geometry, cutsAtJoints(geometry, cuts), ownZones, isolatesJoins);
  const fixed = suppliesInZones(geometry, supplies, zoneAt);
  return zones.map((zone, index) => ({ ...zone, supply: fixed.get(index) ?? null }));
}
