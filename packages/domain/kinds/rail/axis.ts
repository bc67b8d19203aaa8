import { distance, dot, minus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { alongHeading, type Heading, type Point, type Turn, turnedHeading, unitVector } from './heading.ts';
import { radiusOf } from './length.ts';

interface Run {
  start: Point;
  heading: Heading;
  end: Point;
  endHeading: Heading;
  length: Cm;
}

/** Positions are clamped to the length (D42). */
export type Axis =
  | (Run & { kind: 'line' })
  /** `radius` is 2 · length / π (D3). */
  | (Run & { kind: 'arc'; turn: Turn; radius: Cm; centre: Point });

export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const lineAxis = (start: Point, heading: Heading, length: Cm): Axis => ({
  kind: 'line',
  start,
  heading,
  end: alongHeading(start, heading, length),
  endHeading: heading,
  length,
});

export function arcAxis(start: Point, heading: Heading, turn: Turn, length: Cm): Axis {
  const radius = radiusOf(length);
  const endHeading = turnedHeading(heading, turn);
  const centre = alongHeading(start, endHeading, radius);
  const end = alongHeading(alongHeading(start, heading, radius), endHeading, radius);
  return { kind: 'arc', start, heading, end, endHeading, length, turn, radius, centre };
}

export const clampedTo = (length: Cm, at: Cm): Cm => Math.min(length, Math.max(0, at));

export function pointAt(axis: Axis, at: Cm): Point {
  const place = clampedTo(axis.length, at);
  if (axis.kind === 'line') return alongHeading(axis.start, axis.heading, place);
  const angle = place / axis.radius;
  const forward = alongHeading(axis.start, axis.heading, axis.radius * Math.sin(angle));
  return alongHeading(forward, axis.endHeading, axis.radius * (1 - Math.cos(angle)));
}

export function nearestPlace(axis: Axis, point: Point): Cm {
  const by = minus(point, axis.kind === 'line' ? axis.start : axis.centre);
  const forward = dot(by, unitVector(axis.heading));
  if (axis.kind === 'line') return clampedTo(axis.length, forward);
  const outward = -dot(by, unitVector(axis.endHeading));
  // Outside the arc's own quadrant, the nearer end counts.
  if (forward < 0 || outward < 0) return forward > outward ? axis.length : 0;
  return clampedTo(axis.length, Math.atan2(forward, outward) * axis.radius);
}

export const distanceTo = (axis: Axis, point: Point): Cm =>
  distance(point, pointAt(axis, nearestPlace(axis, point)));

/** A quarter circle stays within the box of its ends. */
export const axisBounds = ({ start, end }: Pick<Axis, 'start' | 'end'>): Box => ({
  minX: Math.min(start.x, end.x),
  minY: Math.min(start.y, end.y),
  maxX: Math.max(start.x, end.x),
  maxY: Math.max(start.y, end.y),
});

export function boundsOfAll(boxes: readonly Box[]): Box | null {
  let all: Box | null = null;
  for (const { minX, minY, maxX, maxY } of boxes) {
    // Mutable: one box per rail would dominate the time of a large drawing.
    all ??= { minX, minY, maxX, maxY };
    if (minX < all.minX) all.minX = minX;
    if (minY < all.minY) all.minY = minY;
    if (maxX > all.maxX) all.maxX = maxX;
    if (maxY > all.maxY) all.maxY = maxY;
  }
  return all;
}
