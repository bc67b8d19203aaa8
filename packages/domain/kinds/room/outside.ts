import { ahead, cross, dot, minus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { type Axis, axisBounds, nearestPlace, pointAt } from '../rail/axis.ts';
import { areDisjoint } from '../rail/contact.ts';
import type { Geometry } from '../rail/geometry.ts';
import { type Point, unitVector } from '../rail/heading.ts';
import { MEETING_DISTANCE } from '../rail/joins.ts';
import { isInside, type Wall, wallsOf } from './outline.ts';
import { toWalls } from './outlineShape.ts';

const TOLERANCE = 1e-6;

/** D46. */
export const isOutside = (outline: readonly Point[], point: Point): boolean =>
  !isInside(outline, point) && toWalls(outline, point) > MEETING_DISTANCE + TOLERANCE;

function passingPlaces(axis: Axis, { start, end, along: way }: Wall): Cm[] {
  const aside = [start, end].map((corner) => nearestPlace(axis, corner));
  if (axis.kind === 'line') {
    const slope = cross(unitVector(axis.heading), way);
    if (Math.abs(slope) < TOLERANCE) return aside;
    const at = cross(minus(start, axis.start), way) / slope;
    return [...aside, Math.min(axis.length, Math.max(0, at))];
  }
  const from = minus(axis.centre, start);
  const middle = dot(from, way);
  const half = Math.sqrt(Math.max(0, axis.radius ** 2 - cross(from, way) ** 2));
  const met = [middle - half, middle + half].map((at) => nearestPlace(axis, ahead(start, way, at)));
  return [...aside, ...met];
}

/** Tests the positions at which the rail may pass a wall, and the middles between them. */
export function leavesRoom(outline: readonly Point[], axis: Axis): boolean {
  if (isOutside(outline, axis.start) || isOutside(outline, axis.end)) return true;
  const bounds = axisBounds(axis);
  const near = wallsOf(outline).filter((wall) => !areDisjoint(axisBounds(wall), bounds));
  const places = [0, ...near.flatMap((wall) => passingPlaces(axis, wall)), axis.length];
  const inOrder = places.toSorted((a, b) => a - b);
  return inOrder.some((at, index) => {
    const middle = (at + (inOrder[index + 1] ?? axis.length)) / 2;
    return [at, middle].some((place) => isOutside(outline, pointAt(axis, place)));
  });
}

export const stepsOutside = (outline: readonly Point[], { placed }: Pick<Geometry, 'placed'>): string[] =>
  placed.flatMap(({ step, axis }) => (leavesRoom(outline, axis) ? [step.id] : []));
