import type { Vector } from '../math/points.ts';
import { isInside } from '../room/outline.ts';
import { toWalls } from '../room/outlineShape.ts';
import { type FloorPlan, isOn, lineOf, pointsIn } from './floorPlan.ts';

/** A closed line of a floor plan that a room can be made of (D73). */
export interface ClosedOutline {
  /** Its number among the lines. */
  line: number;
  /** Square metres. */
  area: number;
  /** Its box, in centimetres. */
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** Smaller than so, in square metres, it is a column or a chair; with more corners, no room. */
const [MIN_AREA, MOST_CORNERS] = [1, 5000];
const SQUARE_METRE = 10_000;

function outlineOf({ coordinates }: FloorPlan, line: number, from: number, to: number): ClosedOutline {
  const [x0 = 0, y0 = 0] = [coordinates[2 * from], coordinates[2 * from + 1]];
  let [minX, minY, maxX, maxY, twice] = [x0, y0, x0, y0, 0];
  let [lastX, lastY] = [coordinates[2 * to - 2] ?? 0, coordinates[2 * to - 1] ?? 0];
  for (let at = 2 * from; at < 2 * to; at += 2) {
    const [x = 0, y = 0] = [coordinates[at], coordinates[at + 1]];
    // From its first corner, so that nothing is lost far from the origin.
    twice += (lastX - x0) * (y - y0) - (x - x0) * (lastY - y0);
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
    [lastX, lastY] = [x, y];
  }
  const area = Math.abs(twice) / 2 / SQUARE_METRE;
  return { line, area, x: minX, y: minY, width: maxX - minX, depth: maxY - minY };
}

/** The closed lines of shown layers that can be rooms, the largest first. @param hidden layers by their numbers */
export function closedOutlines(plan: FloorPlan, hidden: ReadonlySet<number>): ClosedOutline[] {
  const outlines: ClosedOutline[] = [];
  for (let line = 0; line < plan.closed.length; line++) {
    const [from, to] = pointsIn(plan, line);
    if (plan.closed[line] !== 1 || to - from > MOST_CORNERS || !isOn(plan, line, hidden)) continue;
    const outline = outlineOf(plan, line, from, to);
    if (outline.area >= MIN_AREA) outlines.push(outline);
  }
  return outlines.sort((a, b) => b.area - a.area);
}

/** The outline that a click is meant for: the smallest on whose line it is, else around it; null outside all. Centimetres. */
export function outlineAt(
  plan: FloorPlan,
  outlines: readonly ClosedOutline[],
  point: Vector,
  within: number,
): ClosedOutline | null {
  const isNear = ({ x, y, width, depth }: ClosedOutline) =>
    Math.abs(point.x - x - width / 2) <= width / 2 + within &&
    Math.abs(point.y - y - depth / 2) <= depth / 2 + within;
  const near = outlines.filter(isNear).map((outline) => ({ outline, corners: lineOf(plan, outline.line) }));
  const found =
    near.findLast(({ corners }) => toWalls(corners, point) <= within) ??
    near.findLast(({ corners }) => isInside(corners, point));
  return found?.outline ?? null;
}
