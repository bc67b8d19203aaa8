import type { Point } from '../kinds/rail/heading.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { toWall } from '../kinds/room/outlineShape.ts';
import { leastOf } from '../math/lists.ts';
import { distance } from '../math/points.ts';
import type { Cm } from '../units.ts';

/** A place this close to a wall is named by it. */
const NEAR: Cm = 100;

export interface DarkPlace {
  walls: readonly number[];
  distance: Cm | null;
  /** `widerBeam`: reachable, but the beam is too narrow; `rail`: no rail is near. */
  needs: 'widerBeam' | 'rail';
}

/**
 * Describes the darkest place of a failed fill and its remedy (D52). A luminaire reaches it within 45°: no
 * farther away than `above`, its height over the plane.
 */
export function darkPlace(
  darkest: Point,
  outline: readonly Point[],
  luminaires: readonly Point[],
  above: Cm,
): DarkPlace {
  const walls = wallsOf(outline)
    .map((wall, index) => ({ number: index + 1, away: toWall(wall, darkest) }))
    .filter(({ away }) => away <= NEAR)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 2)
    .map(({ number }) => number);
  const aways = luminaires.map((one) => distance(one, darkest));
  const nearest = aways.length > 0 ? leastOf(aways) : null;
  return {
    walls: walls.toSorted((a, b) => a - b),
    distance: nearest,
    needs: nearest !== null && nearest <= above ? 'widerBeam' : 'rail',
  };
}
