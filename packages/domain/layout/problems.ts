import type { FreeEnd, Geometry, PlacedStep } from './geometry.ts';
import { type Point, unitVector } from './heading.ts';
import { EndGrid, MEETING_DISTANCE } from './joins.ts';

/** What cannot be built as drawn (D10): shown to the visitor, never a crash. */
export interface LayoutProblem {
  /** `meeting`: ends meet that do not fit together; `crossing`: rails cross, touch or overlap. */
  kind: 'meeting' | 'crossing';
  /** The two steps, in list order. */
  stepIds: readonly [string, string];
  at: Point;
}

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

const CELL = 200;
const ARC_CHORDS = 24;
/** How much of a rail beside a shared joint is not compared, in centimetres; less than the shortest step. */
const JOINT_CLEARANCE = 2;

/** Points along a rail's axis: two for a straight rail, a fine polyline for a bent one. */
export function axisPoints(place: PlacedStep, chords = ARC_CHORDS): Point[] {
  if (place.parent < 0) return [{ x: -place.far.x, y: place.far.y }, place.far];
  if (place.radius === 0) return [place.begin, place.far];
  const ahead = unitVector(place.heading);
  const inward = unitVector(place.farHeading);
  return Array.from({ length: chords + 1 }, (_, index) => {
    const angle = (index / chords) * (Math.PI / 2);
    const forward = place.radius * Math.sin(angle);
    const aside = place.radius * (1 - Math.cos(angle));
    return {
      x: place.begin.x + ahead.x * forward + inward.x * aside,
      y: place.begin.y + ahead.y * forward + inward.y * aside,
    };
  });
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

const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.minX - b.maxX, b.minX - a.maxX), Math.max(0, a.minY - b.maxY, b.minY - a.maxY));

/** Distance from a point to the segment between two others. */
function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const side = (p: Point, a: Point, b: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

function segmentsTouch(a: Point, b: Point, c: Point, d: Point): boolean {
  if (side(a, c, d) * side(b, c, d) < 0 && side(c, a, b) * side(d, a, b) < 0) return true;
  return (
    distanceToSegment(a, c, d) <= MEETING_DISTANCE ||
    distanceToSegment(b, c, d) <= MEETING_DISTANCE ||
    distanceToSegment(c, a, b) <= MEETING_DISTANCE ||
    distanceToSegment(d, a, b) <= MEETING_DISTANCE
  );
}

/** Whether two polylines come within the meeting distance of each other; gives a place where they do. */
function contact(first: readonly Point[], second: readonly Point[]): Point | null {
  if (first.length === 2 && second.length === 2) {
    // Straight rails run along the axes: the gap of their boxes is their distance.
    const a = boxOf(first);
    const b = boxOf(second);
    if (gap(a, b) > MEETING_DISTANCE) return null;
    return {
      x: (Math.max(a.minX, b.minX) + Math.min(a.maxX, b.maxX)) / 2,
      y: (Math.max(a.minY, b.minY) + Math.min(a.maxY, b.maxY)) / 2,
    };
  }
  for (let i = 1; i < first.length; i++)
    for (let j = 1; j < second.length; j++) {
      const [a, b, c, d] = [first[i - 1], first[i], second[j - 1], second[j]] as [Point, Point, Point, Point];
      if (segmentsTouch(a, b, c, d)) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    }
  return null;
}

/** Takes the clearance off both ends of a rail, where its joints are. */
function trimmed(points: readonly Point[]): Point[] {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = Math.min(0.5, JOINT_CLEARANCE / length);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  const inner = points.slice(1, -1);
  const [first, second] = points as [Point, Point];
  const [beforeLast, last] = points.slice(-2) as [Point, Point];
  return [towards(first, second), ...inner, towards(last, beforeLast)];
}

/** Pairs of steps that a join puts together; at a T, every step on it. */
function joinedSteps({ placed, joins }: Geometry): Set<string> {
  const children = new Map<number, number[]>();
  if (joins.length > 0)
    for (const { index, parent } of placed) children.set(parent, [...(children.get(parent) ?? []), index]);
  const atEnd = (end: FreeEnd): number[] => {
    if (!end.isEndOfT) return [end.index];
    const hanging = children.get(end.index) ?? [];
    return [end.index, ...hanging.filter((child) => meets((placed[child] as PlacedStep).begin, end))];
  };
  const pairs = new Set<string>();
  for (const { first, second } of joins)
    for (const a of atEnd(first)) for (const b of atEnd(second)) pairs.add(pairKey(a, b));
  return pairs;
}

const meets = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= MEETING_DISTANCE;
const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function sharesJoint(a: PlacedStep, b: PlacedStep, joined: ReadonlySet<string>): boolean {
  if (a.parent === b.index || b.parent === a.index) return true;
  // Two steps on the ends of one T begin in the same place; two on the start frame's ends do not.
  if (a.parent >= 0 && a.parent === b.parent && meets(a.begin, b.begin)) return true;
  return joined.size > 0 && joined.has(pairKey(a.index, b.index));
}

/** Steps by coarse cell, so that only neighbours are compared. */
function stepsByCell(axes: readonly Point[][]): { cellsOf: number[][]; stepsIn: Map<number, number[]> } {
  const stepsIn = new Map<number, number[]>();
  const cellsOf = axes.map((points, index) => {
    const box = boxOf(points);
    const cells: number[] = [];
    for (let x = Math.floor((box.minX - 1) / CELL); x <= Math.floor((box.maxX + 1) / CELL); x++)
      for (let y = Math.floor((box.minY - 1) / CELL); y <= Math.floor((box.maxY + 1) / CELL); y++) {
        const key = x * 1_048_576 + y;
        cells.push(key);
        const cell = stepsIn.get(key);
        if (cell) cell.push(index);
        else stepsIn.set(key, [index]);
      }
    return cells;
  });
  return { cellsOf, stepsIn };
}

function crossings(geometry: Geometry): LayoutProblem[] {
  const { placed } = geometry;
  const axes = placed.map((place) => axisPoints(place));
  const boxes = axes.map(boxOf);
  const inner: (Point[] | undefined)[] = [];
  const innerOf = (index: number): Point[] => (inner[index] ??= trimmed(axes[index] as Point[]));
  const { cellsOf, stepsIn } = stepsByCell(axes);
  const joined = joinedSteps(geometry);
  const problems = new Map<string, LayoutProblem>();
  for (const [index, place] of placed.entries()) {
    // One fault a step is enough to show it, and keeps a tangle of thousands of rails linear.
    search: for (const cell of cellsOf[index] as number[])
      for (const other of stepsIn.get(cell) as number[]) {
        if (other === index || gap(boxes[index] as Box, boxes[other] as Box) > MEETING_DISTANCE) continue;
        const otherPlace = placed[other] as PlacedStep;
        const shares = sharesJoint(place, otherPlace, joined);
        const at = shares
          ? contact(innerOf(index), innerOf(other))
          : contact(axes[index] as Point[], axes[other] as Point[]);
        if (!at) continue;
        const [a, b] = index < other ? [place, otherPlace] : [otherPlace, place];
        problems.set(pairKey(index, other), { kind: 'crossing', stepIds: [a.step.id, b.step.id], at });
        break search;
      }
  }
  return [...problems.values()];
}

function badMeetings(geometry: Geometry): LayoutProblem[] {
  const { freeEnds, openEnds } = geometry;
  const grid = new EndGrid(freeEnds);
  const open = new Set(openEnds);
  const problems = new Map<string, LayoutProblem>();
  for (const [order, end] of freeEnds.entries()) {
    if (!open.has(end)) continue;
    for (const other of grid.meeting(order)) {
      const met = freeEnds[other] as FreeEnd;
      const [a, b] = end.index < met.index ? [end, met] : [met, end];
      const key = pairKey(a.index, b.index);
      if (!problems.has(key))
        problems.set(key, { kind: 'meeting', stepIds: [a.stepId, b.stepId], at: { x: end.x, y: end.y } });
    }
  }
  return [...problems.values()];
}

/** Every step that cannot be built as drawn, with one it is in conflict with (D10). */
export function findProblems(geometry: Geometry): LayoutProblem[] {
  const meetings = badMeetings(geometry);
  const met = new Set(meetings.map(({ stepIds }) => stepIds.join(' ')));
  return [...meetings, ...crossings(geometry).filter(({ stepIds }) => !met.has(stepIds.join(' ')))];
}
