import type { Point } from '../layout/heading.ts';
import { greatestOf, itemAt, leastOf } from '../math/lists.ts';
import { minus } from '../math/points.ts';

/** One side of an outline: from its corner to the next one, centimetres. */
export interface Wall {
  begin: Point;
  end: Point;
  length: number;
  /** Unit vector from begin to end. */
  along: Point;
}

/** A corner by its number, counted round and round. */
export const cornerAt = (outline: readonly Point[], index: number): Point =>
  itemAt(outline, ((index % outline.length) + outline.length) % outline.length);

export function wallOf(outline: readonly Point[], index: number): Wall {
  const [begin, end] = [cornerAt(outline, index), cornerAt(outline, index + 1)];
  const { x, y } = minus(end, begin);
  const length = Math.hypot(x, y);
  return { begin, end, length, along: { x: x / length, y: y / length } };
}

export const wallsOf = (outline: readonly Point[]): Wall[] =>
  outline.map((_, index) => wallOf(outline, index));

/** Whether a point lies within the walls; on a wall either may be answered. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  // No list of walls is made: light needs this for millions of points.
  for (let index = 0; index < outline.length; index++) {
    const begin = itemAt(outline, index);
    const end = itemAt(outline, index + 1 < outline.length ? index + 1 : 0);
    if (begin.y > y !== end.y > y && x < begin.x + ((y - begin.y) / (end.y - begin.y)) * (end.x - begin.x))
      isIn = !isIn;
  }
  return isIn;
}

/** A point in the room, in whole centimetres: halfway down it, in the middle of where it is widest there. */
export function innerPoint(outline: readonly Point[]): Point {
  const levels = outline.map(({ y }) => y);
  const y = Math.round((leastOf(levels) + greatestOf(levels)) / 2);
  const crossings = wallsOf(outline)
    .filter(({ begin, end }) => begin.y > y !== end.y > y)
    .map(({ begin, end }) => begin.x + ((y - begin.y) / (end.y - begin.y)) * (end.x - begin.x))
    .toSorted((a, b) => a - b);
  let widest: readonly [number, number] = [0, 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  }
  // Never −0: it is no number that a stored plan has.
  return { x: Math.round((widest[0] + widest[1]) / 2) + 0, y: y + 0 };
}
