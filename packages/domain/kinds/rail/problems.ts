import { itemAt } from '../../math/lists.ts';
import type { Cm } from '../../units.ts';
import { axisBounds, type Box } from './axis.ts';
import { areDisjoint, contact, polyline, trimmed } from './contact.ts';
import type { Geometry, PlacedRail } from './geometry.ts';
import type { Point } from './heading.ts';
import { EndGrid, type FreeEnd, MEETING_DISTANCE, meets } from './joins.ts';

export interface LayoutProblem {
  kind: 'meeting' | 'crossing';
  stepIds: readonly [string, string];
  at: Point;
}

/** A rail of usual length touches two cells. */
const CELL: Cm = 200;
/** Offset from the round centimetres of most rails, which then touch fewer cells. */
const BORDER: Cm = 2.5;
const cellAt = (value: Cm): number => Math.floor((value + BORDER) / CELL);

/** Pairs of rails at the same join, across Ts too: their touch is no conflict. */
function joinedSteps({ placed, joins }: Geometry): Set<string> {
  const children = new Map<number, number[]>();
  if (joins.length > 0)
    for (const { index, parent } of placed) children.set(parent, [...(children.get(parent) ?? []), index]);
  const atEnd = (end: FreeEnd): number[] => {
    if (!end.isEndOfT) return [end.index];
    const hanging = children.get(end.index) ?? [];
    return [end.index, ...hanging.filter((child) => meets(itemAt(placed, child).axis.start, end))];
  };
  const pairs = new Set<string>();
  for (const { first, second } of joins)
    for (const a of atEnd(first)) for (const b of atEnd(second)) pairs.add(pairKey(a, b));
  return pairs;
}

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const hangsOn = (a: PlacedRail, b: PlacedRail): boolean => a.parent === b.index || b.parent === a.index;

function sharesJoint(a: PlacedRail, b: PlacedRail, joined: ReadonlySet<string>): boolean {
  if (a.parent >= 0 && a.parent === b.parent && meets(a.axis.start, b.axis.start)) return true;
  return joined.size > 0 && joined.has(pairKey(a.index, b.index));
}

function cellsOf({ minX, minY, maxX, maxY }: Box): number[] {
  const cells: number[] = [];
  const lastX = cellAt(maxX + MEETING_DISTANCE);
  const lastY = cellAt(maxY + MEETING_DISTANCE);
  for (let x = cellAt(minX - MEETING_DISTANCE); x <= lastX; x++)
    for (let y = cellAt(minY - MEETING_DISTANCE); y <= lastY; y++) cells.push(x * 1_048_576 + y);
  return cells;
}

function stepsByCell(boxes: readonly Box[]): Map<number, number[]> {
  const stepsIn = new Map<number, number[]>();
  for (const [index, box] of boxes.entries())
    for (const cell of cellsOf(box)) {
      const steps = stepsIn.get(cell);
      if (steps) steps.push(index);
      else stepsIn.set(cell, [index]);
    }
  return stepsIn;
}

/** Compares rails of common cells. One conflict per rail suffices, so a tangle of thousands stays linear. */
function crossings(geometry: Geometry): LayoutProblem[] {
  const { placed } = geometry;
  const boxes = placed.map(({ axis }) => axisBounds(axis));
  const axes: (Point[] | undefined)[] = [];
  const axisOf = (index: number): Point[] => (axes[index] ??= polyline(itemAt(placed, index).axis));
  const stepsIn = stepsByCell(boxes);
  const joined = joinedSteps(geometry);
  const contactOf = (a: PlacedRail, b: PlacedRail): Point | null => {
    const [first, second] = [axisOf(a.index), axisOf(b.index)];
    return sharesJoint(a, b, joined) ? contact(trimmed(first), trimmed(second)) : contact(first, second);
  };
  const problems = new Map<string, LayoutProblem>();
  const isClear: boolean[] = [];
  for (const [index, place] of placed.entries()) {
    const box = itemAt(boxes, index);
    isClear[index] = true;
    search: for (const cell of cellsOf(box))
      for (const other of stepsIn.get(cell) as number[]) {
        if (other === index || (other < index && isClear[other])) continue;
        if (areDisjoint(box, itemAt(boxes, other))) continue;
        const otherPlace = itemAt(placed, other);
        const at = hangsOn(place, otherPlace) ? null : contactOf(place, otherPlace);
        if (!at) continue;
        const [a, b] = index < other ? [place, otherPlace] : [otherPlace, place];
        problems.set(pairKey(index, other), { kind: 'crossing', stepIds: [a.step.id, b.step.id], at });
        isClear[index] = false;
        break search;
      }
  }
  return [...problems.values()];
}

/** D10. */
export function badMeetings(geometry: Geometry): LayoutProblem[] {
  const { freeEnds, openEnds } = geometry;
  const grid = new EndGrid(freeEnds);
  const open = new Set(openEnds);
  const problems = new Map<string, LayoutProblem>();
  for (const [order, end] of freeEnds.entries()) {
    if (!open.has(end)) continue;
    for (const other of grid.meeting(order)) {
      const met = itemAt(freeEnds, other);
      const [a, b] = end.index < met.index ? [end, met] : [met, end];
      const key = pairKey(a.index, b.index);
      if (!problems.has(key))
        problems.set(key, { kind: 'meeting', stepIds: [a.stepId, b.stepId], at: { x: end.x, y: end.y } });
    }
  }
  return [...problems.values()];
}

/** One conflict per step (D10). */
export function findProblems(geometry: Geometry): LayoutProblem[] {
  const meetings = badMeetings(geometry);
  const met = new Set(meetings.map(({ stepIds }) => stepIds.join(' ')));
  return [...meetings, ...crossings(geometry).filter(({ stepIds }) => !met.has(stepIds.join(' ')))];
}
