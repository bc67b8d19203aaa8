import { isInside } from '../kinds/room/outline.ts';
import { areaOf, boundsOfOutline, toWalls } from '../kinds/room/outlineShape.ts';
import type { Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import { brokenOutlines } from './brokenOutlines.ts';
import { type FloorPlan, isOn, lineOf, pointsIn } from './floorPlan.ts';

export interface PlanOutline {
  /** Outlines of walls are numbered after all lines. */
  line: number;
  walls?: readonly Vector[];
  area: number;
  x: Cm;
  y: Cm;
  width: Cm;
  depth: Cm;
}

function sizeOf(corners: readonly Vector[]) {
  const bounds = boundsOfOutline(corners);
  return bounds
    ? { x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, depth: bounds.maxY - bounds.minY }
    : {};
}

/** Smaller outlines, in m², are columns or chairs; outlines with more corners are not rooms. */
const [MIN_AREA, MOST_CORNERS] = [1, 5000];
const SQUARE_METRE = 10_000;

function outlineOf({ coordinates }: FloorPlan, line: number, from: number, to: number): PlanOutline {
  const [x0 = 0, y0 = 0] = [coordinates[2 * from], coordinates[2 * from + 1]];
  let [minX, minY, maxX, maxY, twice] = [x0, y0, x0, y0, 0];
  let [lastX, lastY] = [coordinates[2 * to - 2] ?? 0, coordinates[2 * to - 1] ?? 0];
  for (let at = 2 * from; at < 2 * to; at += 2) {
    const [x = 0, y = 0] = [coordinates[at], coordinates[at + 1]];
    // Coordinates far from the origin would lose precision.
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

export const outlineCorners = (plan: FloorPlan, { line, walls }: PlanOutline): readonly Vector[] =>
  walls ?? lineOf(plan, line);

const [SAME_BOX, SAME_AREA] = [3, 0.02];

const isSame = (a: PlanOutline, b: PlanOutline): boolean =>
  (['x', 'y', 'width', 'depth'] as const).every((key) => Math.abs(a[key] - b[key]) < SAME_BOX) &&
  Math.abs(a.area - b.area) < SAME_AREA * a.area;

function wallOutlines(
  plan: FloorPlan,
  hidden: ReadonlySet<number>,
  closed: readonly PlanOutline[],
): PlanOutline[] {
  return brokenOutlines(plan, hidden).flatMap((walls, index): PlanOutline[] => {
    const { x = 0, y = 0, width = 0, depth = 0 } = sizeOf(walls);
    const outline = { line: plan.closed.length + index, walls, area: areaOf(walls), x, y, width, depth };
    return outline.area >= MIN_AREA && !closed.some((one) => isSame(one, outline)) ? [outline] : [];
  });
}

/** Candidates for the room, the largest first: closed lines, and walls with closed gaps (D73). */
export function planOutlines(plan: FloorPlan, hidden: ReadonlySet<number>): PlanOutline[] {
  const outlines: PlanOutline[] = [];
  for (let line = 0; line < plan.closed.length; line++) {
    const [from, to] = pointsIn(plan, line);
    if (plan.closed[line] !== 1 || to - from > MOST_CORNERS || !isOn(plan, line, hidden)) continue;
    const outline = outlineOf(plan, line, from, to);
    if (outline.area >= MIN_AREA) outlines.push(outline);
  }
  return [...outlines, ...wallOutlines(plan, hidden, outlines)].sort((a, b) => b.area - a.area);
}

export function outlineAt(
  plan: FloorPlan,
  outlines: readonly PlanOutline[],
  point: Vector,
  within: Cm,
): PlanOutline | null {
  const isNear = ({ x, y, width, depth }: PlanOutline) =>
    Math.abs(point.x - x - width / 2) <= width / 2 + within &&
    Math.abs(point.y - y - depth / 2) <= depth / 2 + within;
  const near = outlines
    .filter(isNear)
    .map((outline) => ({ outline, corners: outlineCorners(plan, outline) }));
  const found =
    near.findLast(({ corners }) => toWalls(corners, point) <= within) ??
    near.findLast(({ corners }) => isInside(corners, point));
  return found?.outline ?? null;
}
