import { itemAt } from '../../math/lists.ts';
import { cross, dot, minus, plus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { axisBounds, type Box, boundsOfAll } from '../rail/axis.ts';
import type { Point } from '../rail/heading.ts';
import { cornerAt, type Wall, wallOf, wallsOf } from './outline.ts';

export const MIN_CORNERS = 3;
export const MAX_CORNERS = 64;

export function onWall({ start, along }: Wall, point: Point): { at: Cm; aside: Cm } {
  const by = minus(point, start);
  return { at: dot(by, along), aside: Math.abs(cross(by, along)) };
}

const doubleArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, point, index) => sum + cross(point, cornerAt(outline, index + 1)), 0);

export const areaOf = (outline: readonly Point[]): number => Math.abs(doubleArea(outline)) / 20_000;

export const isClockwise = (outline: readonly Point[]): boolean => doubleArea(outline) > 0;

export const clockwise = (outline: readonly Point[]): Point[] =>
  isClockwise(outline) ? [...outline] : outline.toReversed();

export const boundsOfOutline = (outline: readonly Point[]): Box | null =>
  boundsOfAll(outline.map((point) => axisBounds({ start: point, end: point })));

/** Left and upper edge of the room, else the first rail's middle. */
export function cornerOf(room: { outline: readonly Point[] } | null): Point {
  const bounds = boundsOfOutline(room?.outline ?? []);
  return { x: bounds?.minX ?? 0, y: bounds?.minY ?? 0 };
}

const sideOf = (a: Point, b: Point, point: Point): number => Math.sign(cross(minus(b, a), minus(point, a)));

const isBetween = (a: Point, b: Point, point: Point): boolean =>
  sideOf(a, b, point) === 0 && dot(minus(a, point), minus(b, point)) <= 0;

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return true;
  return isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b);
}

/** No wall crosses, touches or folds back on another (D46). */
export function isSimple(outline: readonly Point[]): boolean {
  const count = outline.length;
  if (count < MIN_CORNERS) return false;
  for (let first = 0; first < count; first++) {
    const [a, b, c] = [0, 1, 2].map((on) => cornerAt(outline, first + on)) as [Point, Point, Point];
    if (isBetween(b, c, a) || isBetween(a, b, c)) return false;
    for (let other = first + 2; other < count; other++) {
      const isNeighbour = (other + 1) % count === first;
      if (!isNeighbour && meet(a, b, cornerAt(outline, other), cornerAt(outline, other + 1))) return false;
    }
  }
  return true;
}

export function toWall({ start, along, length }: Wall, { x, y }: Point): Cm {
  const [dx, dy] = [x - start.x, y - start.y];
  const at = Math.min(length, Math.max(0, dx * along.x + dy * along.y));
  return Math.hypot(dx - at * along.x, dy - at * along.y);
}

export function toWalls(outline: readonly Point[], point: Point): Cm {
  let least: Cm = Number.POSITIVE_INFINITY;
  for (const wall of wallsOf(outline)) least = Math.min(least, toWall(wall, point));
  return least;
}

export function outwardOf(outline: readonly Point[], wall: number): Point {
  const { along } = wallOf(outline, wall);
  return isClockwise(outline) ? { x: along.y, y: 0 - along.x } : { x: 0 - along.y, y: along.x };
}

export const areParallel = (outline: readonly Point[], a: number, b: number): boolean => {
  const [one, other] = [wallOf(outline, a), wallOf(outline, b)];
  return cross(minus(one.end, one.start), minus(other.end, other.start)) === 0;
};

export function translationOf(before: readonly Point[], after: readonly Point[]): Point | null {
  if (before.length !== after.length) return null;
  const by = minus(itemAt(after, 0), itemAt(before, 0));
  const isMoved = before.every((corner, index) => {
    const { x, y } = plus(corner, by);
    return x === after[index]?.x && y === after[index]?.y;
  });
  return isMoved ? by : null;
}

export const nearestWall = (outline: readonly Point[], walls: readonly number[], point: Point): number =>
  itemAt(
    walls.toSorted((a, b) => toWall(wallOf(outline, a), point) - toWall(wallOf(outline, b), point)),
    0,
  );
