import { type Heading, type Point, unitVector } from '@lumitor/domain/kinds/rail/heading';
import { SHORT_RAIL } from '@lumitor/domain/kinds/rail/length';
import type { Cm, Px } from '@lumitor/domain/units';

export const RAIL_SNAP_DISTANCE: Px = 10;

export interface Snapped {
  length: Cm;
  guide: Point | null;
}

/** Steps of 1, 5 or 10 cm: finer where a centimetre has more pixels. */
function rounded(length: Cm, pixel: number): Cm {
  const step = pixel < 0.5 ? 1 : pixel < 2 ? 5 : 10;
  return Math.round(length / step) * step;
}

/** An end or floor plan point, else whole rails, else rounded. */
export function snapped(
  from: Point,
  heading: Heading,
  length: Cm,
  ends: readonly Point[],
  pixel: number,
): Snapped {
  const ahead = unitVector(heading);
  const within = RAIL_SNAP_DISTANCE * pixel;
  let nearest: Point | null = null;
  let least = within;
  for (const end of ends) {
    const there = (end.x - from.x) * ahead.x + (end.y - from.y) * ahead.y;
    const off = Math.abs(there - length);
    if (Math.round(there) <= 0 || off > least) continue;
    nearest = end;
    least = off;
  }
  if (nearest) {
    const there = (nearest.x - from.x) * ahead.x + (nearest.y - from.y) * ahead.y;
    return { length: Math.round(there), guide: nearest };
  }
  const rails = Math.round(length / SHORT_RAIL) * SHORT_RAIL;
  if (rails > 0 && Math.abs(rails - length) <= within) return { length: rails, guide: null };
  return { length: rounded(length, pixel), guide: null };
}

/** Aligned with an end or floor plan point, else rounded. */
export function snappedMove(
  by: Point,
  draggedEnds: readonly Point[],
  others: readonly Point[],
  pixel: number,
): Point {
  const along = (axis: 'x' | 'y'): Cm => {
    let best = Number.POSITIVE_INFINITY;
    for (const end of draggedEnds)
      for (const other of others) {
        const target = other[axis] - end[axis];
        if (Math.abs(target - by[axis]) < Math.abs(best - by[axis])) best = target;
      }
    return Math.abs(best - by[axis]) <= RAIL_SNAP_DISTANCE * pixel
      ? Math.round(best)
      : rounded(by[axis], pixel);
  };
  return { x: along('x'), y: along('y') };
}

/** Straight or to a side, never back. */
export function pulled(
  heading: Heading,
  by: Point,
): { direction: 'straight' | 'left' | 'right'; length: Cm } {
  const ahead = unitVector(heading);
  const forward = by.x * ahead.x + by.y * ahead.y;
  const right = by.y * ahead.x - by.x * ahead.y;
  if (Math.abs(right) <= forward) return { direction: 'straight', length: forward };
  return { direction: right > 0 ? 'right' : 'left', length: Math.abs(right) };
}
