import { upTo } from '../../math/lists.ts';
import { between, cross, distance, minus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { type Axis, type Box, pointAt } from './axis.ts';
import type { Point } from './heading.ts';
import { MEETING_DISTANCE } from './joins.ts';

/** Chords of a quarter circle; on a 200 cm bend they are off by less than a millimetre. */
const ARC_CHORDS = 24;
/** Part of a rail next to a shared joint that is not compared; less than the shortest rail. */
const JOINT_CLEARANCE: Cm = 2;

export function polyline(axis: Axis): Point[] {
  if (axis.kind === 'line') return [axis.start, axis.end];
  return upTo(ARC_CHORDS + 1).map((index) => pointAt(axis, (index / ARC_CHORDS) * axis.length));
}

function boxOf(points: readonly Point[]): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

export const areDisjoint = (a: Box, b: Box): boolean =>
  a.minX - b.maxX > MEETING_DISTANCE ||
  b.minX - a.maxX > MEETING_DISTANCE ||
  a.minY - b.maxY > MEETING_DISTANCE ||
  b.minY - a.maxY > MEETING_DISTANCE;

const gap = (a: Box, b: Box): Cm =>
  Math.hypot(Math.max(0, a.minX - b.maxX, b.minX - a.maxX), Math.max(0, a.minY - b.maxY, b.minY - a.maxY));

export function distanceToSegment(p: Point, a: Point, b: Point): Cm {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const side = (p: Point, a: Point, b: Point): number => Math.sign(cross(minus(b, a), minus(p, a)));

function segmentsTouch(a: Point, b: Point, c: Point, d: Point): boolean {
  if (side(a, c, d) * side(b, c, d) < 0 && side(c, a, b) * side(d, a, b) < 0) return true;
  return (
    distanceToSegment(a, c, d) <= MEETING_DISTANCE ||
    distanceToSegment(b, c, d) <= MEETING_DISTANCE ||
    distanceToSegment(c, a, b) <= MEETING_DISTANCE ||
    distanceToSegment(d, a, b) <= MEETING_DISTANCE
  );
}

/** Middle of the touching stretch of two rails, or null. */
export function contact(first: readonly Point[], second: readonly Point[]): Point | null {
  if (first.length === 2 && second.length === 2) {
    // Straight rails are parallel to the axes, so the gap of their boxes is their distance.
    const a = boxOf(first);
    const b = boxOf(second);
    if (gap(a, b) > MEETING_DISTANCE) return null;
    return {
      x: (Math.max(a.minX, b.minX) + Math.min(a.maxX, b.maxX)) / 2,
      y: (Math.max(a.minY, b.minY) + Math.min(a.maxY, b.maxY)) / 2,
    };
  }
  const around = boxOf(second);
  for (let i = 1; i < first.length; i++) {
    const [a, b] = [first[i - 1], first[i]] as [Point, Point];
    if (areDisjoint(boxOf([a, b]), around)) continue;
    for (let j = 1; j < second.length; j++) {
      const [c, d] = [second[j - 1], second[j]] as [Point, Point];
      if (segmentsTouch(a, b, c, d)) return between(a, b);
    }
  }
  return null;
}

export function trimmed(points: readonly Point[]): Point[] {
  const towards = (from: Point, to: Point): Point =>
    between(from, to, Math.min(0.5, JOINT_CLEARANCE / distance(from, to)));
  const inner = points.slice(1, -1);
  const [first, second] = points as [Point, Point];
  const [beforeLast, last] = points.slice(-2) as [Point, Point];
  return [towards(first, second), ...inner, towards(last, beforeLast)];
}
