import { upTo } from '../../math/lists.ts';
import { between, distance, minus, rounded } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { type Axis, axisBounds, type Box, boundsOfAll } from '../rail/axis.ts';
import { areDisjoint } from '../rail/contact.ts';
import type { Point } from '../rail/heading.ts';
import { MEETING_DISTANCE } from '../rail/joins.ts';
import { boundsOfOutline, toWalls } from './outlineShape.ts';
import { leavesRoom } from './outside.ts';

/** Smallest distance of tried positions, most positions each way, and clearance from rails and walls. */
const FINEST: Cm = 5;
const MOST = 40;
const SPACING: Cm = 20;

const moved = ({ minX, minY, maxX, maxY }: Box, { x, y }: Point, wider: Cm = 0): Box => ({
  minX: minX + x - wider,
  minY: minY + y - wider,
  maxX: maxX + x + wider,
  maxY: maxY + y + wider,
});

const middleOf = ({ minX, minY, maxX, maxY }: Box): Point =>
  between({ x: minX, y: minY }, { x: maxX, y: maxY });

function triesBetween(least: Cm, most: Cm, target: Cm): Cm[] {
  const [from, to] = [Math.ceil(least - MEETING_DISTANCE), Math.floor(most + MEETING_DISTANCE)];
  const step = Math.max(FINEST, Math.ceil((to - from) / MOST));
  const count = Math.ceil((to - from) / step);
  if (from > to) return [];
  const tries = upTo(count + 1).map((index) => Math.min(to, from + index * step) + 0);
  return [Math.min(to, Math.max(from, Math.round(target))) + 0, ...tries];
}

/** Clear of other rails, near the target; null without a free position. */
export function placeInside(
  outline: readonly Point[],
  axes: readonly Axis[],
  others: readonly Axis[],
  target: Point,
): Point | null {
  const own = axes.map(axisBounds);
  const taken = others.map(axisBounds);
  const [room, all] = [boundsOfOutline(outline), boundsOfAll(own)];
  if (!room || !all) return null;
  const isClear = (by: Point): boolean => {
    const near = taken.filter((box) => !areDisjoint(moved(all, by, SPACING), box));
    return near.every((box) => own.every((one) => areDisjoint(moved(one, by, SPACING), box)));
  };
  const roomMoved = (by: Point) => outline.map((corner) => minus(corner, by));
  const isInside = (by: Point): boolean => {
    const around = roomMoved(by);
    return !axes.some((axis) => leavesRoom(around, axis));
  };
  const isOffWalls = (by: Point): boolean => {
    const around = roomMoved(by);
    return axes.every(({ start, end }) => [start, end].every((point) => toWalls(around, point) >= SPACING));
  };
  const middle = middleOf(all);
  const to = minus(target, middle);
  const far = (point: Point) => distance(point, to);
  const places = triesBetween(room.minX - all.minX, room.maxX - all.maxX, to.x).flatMap((x) =>
    triesBetween(room.minY - all.minY, room.maxY - all.maxY, to.y).map((y): Point => ({ x, y })),
  );
  const fit = places.toSorted((a, b) => far(a) - far(b)).filter(isClear);
  return fit.find((by) => isOffWalls(by) && isInside(by)) ?? fit.find(isInside) ?? null;
}

export function placeInMiddle(
  outline: readonly Point[],
  axes: readonly Axis[],
): { by: Point; isInside: boolean } {
  const [room, all] = [boundsOfOutline(outline), boundsOfAll(axes.map(axisBounds))];
  if (!room || !all) return { by: { x: 0, y: 0 }, isInside: false };
  const [to, from] = [middleOf(room), middleOf(all)];
  const by = placeInside(outline, axes, [], to);
  return by ? { by, isInside: true } : { by: rounded(minus(to, from)), isInside: false };
}
