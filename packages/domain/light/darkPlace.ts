import type { Point } from '../layout/heading.ts';
import { distance } from '../math/points.ts';
import { wallsOf } from '../room/outline.ts';
import { toWall } from '../room/outlineShape.ts';

/** What is so near to a wall is told by it, in centimetres. */
const NEAR = 100;

/** Where a room is darkest, and what would bring light there (D52). */
export interface DarkPlace {
  /** Numbers of the walls that it is near to, counted from 1: two in a corner, none in the middle. */
  walls: readonly number[];
  /** To the nearest luminaire on the plan, in centimetres; null where there is none. */
  distance: number | null;
  /** It lies within reach of a luminaire, whose beam is too narrow for it; else rails do not lead near enough. */
  needs: 'widerBeam' | 'rail';
}

/** @param above how far the luminaires shine above the plane, in centimetres: 45° from straight down is within reach */
export function darkPlace(
  darkest: Point,
  outline: readonly Point[],
  luminaires: readonly Point[],
  above: number,
): DarkPlace {
  const walls = wallsOf(outline)
    .map((wall, index) => ({ number: index + 1, away: toWall(wall, darkest) }))
    .filter(({ away }) => away <= NEAR)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 2)
    .map(({ number }) => number);
  const aways = luminaires.map((one) => distance(one, darkest));
  const nearest = aways.length > 0 ? Math.min(...aways) : null;
  return {
    walls: walls.toSorted((a, b) => a - b),
    distance: nearest,
    needs: nearest !== null && nearest <= above ? 'widerBeam' : 'rail',
  };
}
