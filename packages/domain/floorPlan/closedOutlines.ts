import type { Vector } from '../math/points.ts';
import { areaOf, isInside, toWalls } from '../room/outline.ts';
import { type FloorPlan, isOn, lineOf, pointsIn } from './floorPlan.ts';

/** A closed line of a floor plan that a room can be made of (D73). */
export interface ClosedOutline {
  /** Its number among the lines. */
  line: number;
  corners: readonly Vector[];
  /** Square metres. */
  area: number;
  /** Of its box, in centimetres. */
  width: number;
  depth: number;
}

/** Smaller than so, in square metres, it is a column or a chair; with more corners, no room. */
const [MIN_AREA, MOST_CORNERS] = [1, 5000];

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The closed lines of shown layers that can be rooms, the largest first. @param hidden layers by their numbers */
export function closedOutlines(plan: FloorPlan, hidden: ReadonlySet<number>): ClosedOutline[] {
  const outlines: ClosedOutline[] = [];
  for (let line = 0; line < plan.closed.length; line++) {
    const [from, to] = pointsIn(plan, line);
    if (plan.closed[line] !== 1 || to - from > MOST_CORNERS || !isOn(plan, line, hidden)) continue;
    const corners = lineOf(plan, line);
    const area = areaOf(corners);
    if (area < MIN_AREA) continue;
    const [width, depth] = [extent(corners.map(({ x }) => x)), extent(corners.map(({ y }) => y))];
    outlines.push({ line, corners, area, width, depth });
  }
  return outlines.toSorted((a, b) => b.area - a.area);
}

/** The outline that a click is meant for: the smallest on whose line it is, else around it; null outside all. Centimetres. */
export function outlineAt(
  outlines: readonly ClosedOutline[],
  point: Vector,
  within: number,
): ClosedOutline | null {
  const isOnLine = ({ corners }: ClosedOutline) => toWalls(corners, point) <= within;
  return outlines.findLast(isOnLine) ?? outlines.findLast(({ corners }) => isInside(corners, point)) ?? null;
}
