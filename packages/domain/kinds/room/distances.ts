import { directionOf } from '../../math/direction.ts';
import { ahead, cross, minus } from '../../math/points.ts';
import type { Cm, Deg } from '../../units.ts';
import { type Axis, pointAt } from '../rail/axis.ts';
import type { Point } from '../rail/heading.ts';
import { headingAt } from '../rail/headingAt.ts';
import { isInside, wallsOf } from './outline.ts';

export interface WallDistance {
  from: Point;
  to: Point;
  length: Cm;
  wall: number;
}

function wallFacing(outline: readonly Point[], from: Point, toward: Deg): WallDistance | null {
  const direction = directionOf(toward);
  let length: Cm = Number.POSITIVE_INFINITY;
  let wall = -1;
  for (const [index, { start, end }] of wallsOf(outline).entries()) {
    const [run, there] = [minus(end, start), minus(start, from)];
    const slope = cross(direction, run);
    if (Math.abs(slope) < 1e-9) continue;
    const distance = cross(there, run) / slope;
    const place = cross(there, direction) / slope;
    if (distance > -1e-9 && distance < length && place > -1e-9 && place < 1 + 1e-9) {
      length = Math.max(0, distance);
      wall = index;
    }
  }
  return wall < 0 ? null : { from, to: ahead(from, direction, length), length, wall };
}

const faced = (outline: readonly Point[], all: readonly (readonly [Point, number])[]): WallDistance[] =>
  all.flatMap(([from, toward]) => (isInside(outline, from) ? (wallFacing(outline, from, toward) ?? []) : []));

/** None from outside the room. */
export const distancesFrom = (outline: readonly Point[], point: Point, heading: Deg = 0): WallDistance[] =>
  faced(
    outline,
    [0, 90, 180, 270].map((turn) => [point, heading + turn] as const),
  );

export function distancesOf(outline: readonly Point[], axis: Axis): WallDistance[] {
  const middle = pointAt(axis, axis.length / 2);
  const across = headingAt(axis, axis.length / 2);
  return faced(outline, [
    [axis.start, headingAt(axis, 0) + 180],
    [axis.end, headingAt(axis, axis.length)],
    [middle, across - 90],
    [middle, across + 90],
  ]);
}
