import { sumOf } from '../math/lists.ts';
import { cross, type Vector } from '../math/points.ts';
import { type Affine, combined, inverse, placed } from './affine.ts';
import { UnreadableDxf } from './dxfFault.ts';
import type { DxfRecord } from './dxfRecord.ts';

const MAX_CORNERS = 500;
const FIGURES = 12;

function seenFromAbove(figures: readonly number[]): Affine {
  const [a = 0, c = 0, , e = 0, b = 0, d = 0, , f = 0] = figures;
  return { a, b, c, d, e, f };
}

/** Two corners are opposite corners of a rectangle. */
function cornersOf(record: DxfRecord): Vector[] {
  const [xs, ys] = [record.figures(10), record.figures(20)];
  const corners = xs.map((x, index) => ({ x, y: ys[index] ?? 0 }));
  const [one, other] = corners;
  if (corners.length !== 2 || !one || !other) return xs.length === ys.length ? corners : [];
  return [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }];
}

const twiceArea = (corners: readonly Vector[]): number =>
  sumOf(corners.map((corner, index) => cross(corner, corners[(index + 1) % corners.length] ?? corner)));

/**
 * Boundary of an XCLIP in the axes of the block's content. The filter stores two maps: from the surroundings
 * to the block, and to the boundary. Null if it clips by height, has too many corners, or is damaged.
 */
export function clipBoundary(record: DxfRecord): readonly Vector[] | null {
  try {
    const corners = cornersOf(record);
    const isByHeight = record.figure(72, 0) !== 0 || record.figure(73, 0) !== 0;
    const figures = record.figures(40);
    if (isByHeight || corners.length < 3 || corners.length > MAX_CORNERS || figures.length < 2 * FIGURES)
      return null;
    const toBlock = seenFromAbove(figures.slice(-2 * FIGURES, -FIGURES));
    const toBoundary = seenFromAbove(figures.slice(-FIGURES));
    const back = combined(toBlock, inverse(toBoundary));
    const placedCorners = corners.map((corner) => placed(back, corner));
    return Math.abs(twiceArea(placedCorners)) > 0 ? placedCorners : null;
  } catch (error) {
    if (error instanceof UnreadableDxf) return null;
    throw error;
  }
}
