import { greatestOf, itemAt, leastOf } from '../../math/lists.ts';
import { minus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';

export interface Wall {
  start: Point;
  end: Point;
  length: Cm;
  along: Point;
}

export const cornerAt = (outline: readonly Point[], index: number): Point =>
  itemAt(outline, ((index % outline.length) + outline.length) % outline.length);

export function wallOf(outline: readonly Point[], index: number): Wall {
  const [start, end] = [cornerAt(outline, index), cornerAt(outline, index + 1)];
  const { x, y } = minus(end, start);
  const length = Math.hypot(x, y);
  return { start, end, length, along: { x: x / length, y: y / length } };
}

export const wallsOf = (outline: readonly Point[]): Wall[] =>
  outline.map((_, index) => wallOf(outline, index));

/** Points on a wall may give either result. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  // No list of walls, as light calls this for millions of points.
  for (let index = 0; index < outline.length; index++) {
    const start = itemAt(outline, index);
    const end = itemAt(outline, index + 1 < outline.length ? index + 1 : 0);
    if (start.y > y !== end.y > y && x < start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x))
      isIn = !isIn;
  }
  return isIn;
}

export function innerPoint(outline: readonly Point[]): Point {
  const levels = outline.map(({ y }) => y);
  const y = Math.round((leastOf(levels) + greatestOf(levels)) / 2);
  const crossings = wallsOf(outline)
    .filter(({ start, end }) => start.y > y !== end.y > y)
    .map(({ start, end }) => start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x))
    .toSorted((a, b) => a - b);
  let widest: readonly [number, number] = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  // `+ 0` avoids −0, which a stored plan cannot contain.
  return { x: Math.round((widest[0] + widest[1]) / 2) + 0, y: y + 0 };
}
