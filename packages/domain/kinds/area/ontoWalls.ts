import { ahead, between, distance, minus, plus, rounded } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { type Wall, wallsOf } from '../room/outline.ts';
import { onWall } from '../room/outlineShape.ts';
import { snappedTo } from '../room/reshape.ts';
import { facingRoom, lengthOf, type VerticalArea } from './area.ts';

const placeOn = ({ start, along }: Wall, at: Cm): Point => rounded(ahead(start, along, at));

function wallNear(outline: readonly Point[], point: Point, within: Cm) {
  const near = wallsOf(outline)
    .map((wall) => ({ wall, ...onWall(wall, point) }))
    .filter(({ wall, at, aside }) => aside <= within && at >= -within && at <= wall.length + within);
  return near.toSorted((a, b) => a.aside - b.aside)[0] ?? null;
}

export function ontoWalls(to: Point, outline: readonly Point[], others: readonly Point[], within: Cm): Point {
  const corner = outline.find((one) => distance(one, to) <= within);
  if (corner) return corner;
  const inLine = snappedTo(to, others, within);
  const near = wallNear(outline, to, within);
  if (!near) return inLine;
  const { wall } = near;
  return placeOn(wall, Math.min(wall.length, Math.max(0, onWall(wall, inLine).at)));
}

export function carriedArea(
  area: VerticalArea,
  by: Point,
  outline: readonly Point[],
  within: Cm,
): VerticalArea {
  const { begin: start, end } = area;
  const middle = plus(between(start, end), by);
  const length = lengthOf(area);
  const near = wallNear(outline, middle, within);
  if (near && near.wall.length >= length) {
    const { wall, at } = near;
    const from = Math.min(wall.length - length, Math.max(0, Math.round((at - length / 2) / 5) * 5));
    return facingRoom({ ...area, begin: placeOn(wall, from), end: placeOn(wall, from + length) }, outline);
  }
  const to = snappedTo(plus(start, by), [], 0);
  return { ...area, begin: to, end: plus(to, minus(end, start)) };
}
