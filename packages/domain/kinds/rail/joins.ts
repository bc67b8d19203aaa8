import { itemAt } from '../../math/lists.ts';
import { distance } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { type Heading, isPerpendicular, opposite, type Point } from './heading.ts';
import type { EndRef } from './step.ts';

export interface FreeEnd extends EndRef, Point {
  heading: Heading;
  isEndOfT: boolean;
  /** False for an inactive entry (D7). */
  takesSteps: boolean;
  index: number;
  island: number;
}

/** D10. */
export const MEETING_DISTANCE: Cm = 0.5;

export interface Join {
  first: FreeEnd;
  second: FreeEnd;
  isCorner: boolean;
}

export const meets = (a: Point, b: Point): boolean => distance(a, b) <= MEETING_DISTANCE;

function fit(a: FreeEnd, b: FreeEnd): boolean {
  // Different islands are never joined (D42a).
  if (a.island !== b.island || !a.takesSteps || !b.takesSteps || (a.isEndOfT && b.isEndOfT)) return false;
  if (a.heading === opposite(b.heading)) return true;
  return !a.isEndOfT && !b.isEndOfT && isPerpendicular(a.heading, b.heading);
}

/** Ends by whole centimetre, so that only neighbours are compared. */
export class EndGrid {
  private readonly cells = new Map<number, number[]>();
  private readonly ends: readonly FreeEnd[];

  constructor(ends: readonly FreeEnd[]) {
    this.ends = ends;
    for (const [order, end] of ends.entries()) {
      const key = EndGrid.key(Math.floor(end.x), Math.floor(end.y));
      const cell = this.cells.get(key);
      if (cell) cell.push(order);
      else this.cells.set(key, [order]);
    }
  }

  /** Cell number: columns are 2²⁶ apart, beyond any row. */
  private static key = (x: number, y: number): number => x * 67_108_864 + y;

  meeting(order: number): number[] {
    const end = itemAt(this.ends, order);
    const cellX = Math.floor(end.x);
    const cellY = Math.floor(end.y);
    const isMet = (other: FreeEnd) => other.index !== end.index && meets(end, other);
    const found: number[] = [];
    for (let x = cellX - 1; x <= cellX + 1; x++)
      for (let y = cellY - 1; y <= cellY + 1; y++)
        for (const other of this.cells.get(EndGrid.key(x, y)) ?? [])
          if (isMet(itemAt(this.ends, other))) found.push(other);
    return found.length > 1 ? found.sort((a, b) => a - b) : found;
  }
}

/** Joins ends that meet and fit. Each end joins once, in list order (D10), so browser and service agree. */
export function joinEnds(ends: readonly FreeEnd[]): Join[] {
  const grid = new EndGrid(ends);
  const joined = new Set<number>();
  const joins: Join[] = [];
  for (const [order, first] of ends.entries()) {
    if (joined.has(order)) continue;
    for (const other of grid.meeting(order)) {
      const second = itemAt(ends, other);
      if (other < order || joined.has(other) || !fit(first, second)) continue;
      joined.add(order).add(other);
      joins.push({ first, second, isCorner: isPerpendicular(first.heading, second.heading) });
      break;
    }
  }
  return joins;
}
