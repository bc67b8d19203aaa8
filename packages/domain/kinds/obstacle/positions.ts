import { directionOf, headingOf, placedAt } from '../../math/direction.ts';
import { greatestOf, itemAt, leastOf, upTo } from '../../math/lists.ts';
import { ahead, between, distance, dot, minus, plus, rounded } from '../../math/points.ts';
import type { Cm, Deg } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { innerPoint, isInside, type Wall, wallOf, wallsOf } from '../room/outline.ts';
import { onWall, outwardOf, toWall } from '../room/outlineShape.ts';
import { snappedTo } from '../room/reshape.ts';
import type { Room } from '../room/room.ts';
import { cornersOf, type Obstacle } from './obstacle.ts';

const exact = (value: number): number => Math.round(value * 100) / 100 + 0;

const round = (heading: Deg): Deg => exact(((heading % 360) + 360) % 360) % 360;

const TURN_STEP: Deg = 15;

export function turnedOn(obstacle: Obstacle, way: 1 | -1): Obstacle {
  const steps = obstacle.heading / TURN_STEP;
  const next = way === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return { ...obstacle, heading: round(next * TURN_STEP) };
}

export function turnedToPoint(obstacle: Obstacle, to: Point, isFree: boolean): Obstacle {
  if (distance(obstacle, to) < 1e-6) return obstacle;
  const step = isFree ? 1 : TURN_STEP;
  return { ...obstacle, heading: round(Math.round((headingOf(minus(to, obstacle)) - 90) / step) * step) };
}

export const beforeFront = (obstacle: Obstacle, by: Cm): Point =>
  placedAt(obstacle, obstacle.heading)(0, obstacle.depth / 2 + by);

function atWall(obstacle: Obstacle, to: Point, outline: readonly Point[], within: Cm): Obstacle | null {
  const along = directionOf(obstacle.heading);
  const across = directionOf(obstacle.heading + 90);
  const near = wallsOf(outline).flatMap((wall, index) => {
    const out = outwardOf(outline, index);
    const { at } = onWall(wall, to);
    const inside = dot(minus(wall.start, to), out);
    const reach =
      (Math.abs(dot(along, out)) * obstacle.width + Math.abs(dot(across, out)) * obstacle.depth) / 2;
    const isNear = inside >= -within && inside <= reach + within;
    const isAlong = at >= 0 && at <= wall.length && wall.length >= obstacle.width;
    return isNear && isAlong ? [{ wall, out, at, gap: inside - reach }] : [];
  });
  const nearest = near.toSorted((a, b) => a.gap - b.gap)[0];
  if (!nearest) return null;
  return backTo(obstacle, nearest.wall, nearest.out, nearest.at);
}

function backTo(obstacle: Obstacle, wall: Wall, out: Point, at: Cm): Obstacle {
  const half = obstacle.width / 2;
  const from = Math.min(wall.length - 2 * half, Math.max(0, Math.round((at - half) / 5) * 5));
  const { x, y } = ahead(ahead(wall.start, wall.along, from + half), out, -obstacle.depth / 2);
  return { ...obstacle, x: exact(x), y: exact(y), heading: round(headingOf(out) + 90) };
}

const ATTEMPT: Cm = 10;

export function placedAtWall(
  obstacle: Obstacle,
  { outline, obstacles = [] }: Room,
  walls: readonly number[],
) {
  const isFree = (placed: Obstacle) =>
    isIn(placed, outline) && !obstacles.some((one) => overlap(one, placed));
  for (const number of walls) {
    const wall = wallOf(outline, number);
    if (wall.length < obstacle.width) continue;
    const out = outwardOf(outline, number);
    const middle = Math.min(wall.length, Math.max(0, onWall(wall, obstacle).at));
    const attempts = upTo(Math.ceil(wall.length / ATTEMPT)).flatMap((step) => [
      middle + step * ATTEMPT,
      middle - step * ATTEMPT,
    ]);
    const free = attempts.map((at) => backTo(obstacle, wall, out, at)).find(isFree);
    if (free) return free;
  }
  return null;
}

export const wallsNear = ({ outline }: Room, point: Point): number[] =>
  wallsOf(outline)
    .map((wall, number) => ({ number, away: toWall(wall, point) }))
    .toSorted((a, b) => a.away - b.away)
    .map(({ number }) => number);

/** Separating axis test. */
function overlap(a: Obstacle, b: Obstacle): boolean {
  const [ours, theirs] = [cornersOf(a), cornersOf(b)];
  const axes = [a.heading, a.heading + 90, b.heading, b.heading + 90].map(directionOf);
  return axes.every((axis) => {
    const [from, to] = [ours, theirs].map((corners) => corners.map((corner) => dot(corner, axis))) as [
      number[],
      number[],
    ];
    return greatestOf(from) > leastOf(to) + 0.01 && greatestOf(to) > leastOf(from) + 0.01;
  });
}

/** Back to a near wall, else steps of 5 cm. */
export function carriedObstacle(
  obstacle: Obstacle,
  by: Point,
  outline: readonly Point[],
  within: Cm | null,
): Obstacle {
  if (by.x === 0 && by.y === 0) return obstacle;
  const to = plus(obstacle, by);
  if (within === null) return { ...obstacle, ...rounded(to) };
  return atWall(obstacle, to, outline, within) ?? { ...obstacle, ...snappedTo(to, [], 0) };
}

/** Slightly inside, so that obstacles at a wall are in the room. */
const isIn = (obstacle: Obstacle, outline: readonly Point[]): boolean =>
  cornersOf(obstacle).every((corner) => isInside(outline, between(corner, obstacle, 0.01)));

export function freePlace({ outline, obstacles = [] }: Room, target: Point): Point {
  let at = isInside(outline, target) ? rounded(target) : innerPoint(outline);
  const isTaken = () => obstacles.some((one) => distance(one, at) < 1);
  while (isTaken()) at = plus(at, { x: 20, y: 20 });
  return at;
}

export function duplicated(obstacle: Obstacle, id: string, { outline, obstacles = [] }: Room): Obstacle {
  const put = placedAt(obstacle, obstacle.heading);
  const { width, depth } = obstacle;
  const places = [
    put(width, 0),
    put(-width, 0),
    put(0, depth),
    put(0, -depth),
    plus(obstacle, { x: 20, y: 20 }),
  ];
  const copies = places.map(({ x, y }) => ({ ...obstacle, id, x: exact(x), y: exact(y) }));
  const isFree = (copy: Obstacle) =>
    isIn(copy, outline) && obstacles.every((one) => distance(one, copy) >= Math.min(width, depth) / 2);
  return copies.find(isFree) ?? itemAt(copies, copies.length - 1);
}
