import type { Point } from '../kinds/rail/heading.ts';
import { isInside } from '../kinds/room/outline.ts';
import { boundsOfOutline, toWalls } from '../kinds/room/outlineShape.ts';
import { upTo } from '../math/lists.ts';
import type { Cm, Metre } from '../units.ts';

/** Greatest width, and greatest share of the shorter side (D50). */
const WIDEST_BAND: Cm = 50;
const GREATEST_SHARE = 0.15;
const TOLERANCE: Cm = 0.001;

export interface LightGrid {
  columns: number;
  rows: number;
  points: Point[];
}

const cells = (side: Metre, p: Metre): number => Math.max(1, Math.ceil(side / p - 1e-9));

/** Grid of EN 12464-1 (D50): cells grow with the longer side, or the shorter one of a long rectangle. */
export function rectangularGrid(x: Cm, y: Cm, width: Cm, height: Cm): LightGrid {
  const [w, h] = [width / 100, height / 100];
  const [shorter, longer] = [Math.min(w, h), Math.max(w, h)];
  const d = longer < 2 * shorter ? longer : shorter;
  const p = Math.min(10, 0.2 * 5 ** Math.log10(d));
  const [columns, rows] = [cells(w, p), cells(h, p)];
  const points = upTo(columns * rows).map((index) => ({
    x: x + (((index % columns) + 0.5) * width) / columns,
    y: y + ((Math.floor(index / columns) + 0.5) * height) / rows,
  }));
  return { columns, rows, points };
}

export function roomGrid(
  outline: readonly Point[],
  isFree: (point: Point) => boolean = () => true,
): LightGrid {
  const box = boundsOfOutline(outline);
  if (!box) return { columns: 0, rows: 0, points: [] };
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const band = Math.min(WIDEST_BAND, GREATEST_SHARE * Math.min(width, height));
  const grid = rectangularGrid(box.minX + band, box.minY + band, width - 2 * band, height - 2 * band);
  const points = grid.points.filter(
    (point) => isInside(outline, point) && toWalls(outline, point) >= band - TOLERANCE && isFree(point),
  );
  return { ...grid, points };
}
