import { pointAt } from '../kinds/rail/axis.ts';
import { findPlaced, type Geometry } from '../kinds/rail/geometry.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { distance } from '../math/points.ts';
import type { Cm, Deg } from '../units.ts';
import type { SuppliedZone } from '../wiring/supplies.ts';

export interface ZoneSide extends Point {
  zone: number;
  heading: Deg;
}

const SAME: Cm = 0.5;

/** Sides of joints at which zones meet; `heading` points into the zone. */
export function zoneBorders(
  geometry: Geometry,
  zones: readonly Pick<SuppliedZone, 'sections'>[],
  joints: readonly Point[],
): ZoneSide[] {
  const ends = zones.flatMap(({ sections }, zone) =>
    sections.flatMap(({ stepId, from, to }) => {
      const axis = findPlaced(geometry, stepId)?.axis;
      if (!axis) return [];
      return [
        { zone, point: pointAt(axis, from), heading: headingAt(axis, from) },
        { zone, point: pointAt(axis, to), heading: (headingAt(axis, to) + 180) % 360 },
      ];
    }),
  );
  return joints.flatMap(({ x, y }): ZoneSide[] => {
    const here = ends.filter(({ point }) => distance(point, { x, y }) < SAME);
    const zonesHere = new Map(here.map(({ zone, heading }) => [zone, heading]));
    if (zonesHere.size < 2) return [];
    return [...zonesHere].map(([zone, heading]) => ({ x, y, zone, heading }));
  });
}
