import type { Geometry } from '../layout/geometry.ts';
import type { RunPlace } from './feed.ts';
import type { Supply } from './roomPlace.ts';

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
