import type { Box } from '@lumitor/domain/kinds/rail/axis';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import {
  type CanvasArea,
  MIN_ZOOM,
  panned,
  SCREEN_SCALE,
  type ScreenPoint,
  toScreen,
} from '../../visitor/projection.ts';

/** Space for labels and handles; smaller in a small area. */
const FIT_MARGIN: Px = 64;
const FIT_SHARE = 0.13;

const marginOf = ({ width, height, insets }: CanvasArea): Px =>
  Math.min(
    FIT_MARGIN,
    FIT_SHARE * Math.max(width - insets.left - insets.right, height - insets.top - insets.bottom),
  );

/** Zoom 1 at most; below 0.3 only if needed (D12a). */
export function fittedView(view: View, bounds: Box, { width, height, insets }: CanvasArea): View {
  const free = { across: width - insets.left - insets.right, down: height - insets.top - insets.bottom };
  const margin = marginOf({ width, height, insets });
  const isTurned = view.rotate % 180 !== 0;
  const wide = Math.max(1, isTurned ? bounds.maxY - bounds.minY : bounds.maxX - bounds.minX);
  const high = Math.max(1, isTurned ? bounds.maxX - bounds.minX : bounds.maxY - bounds.minY);
  const zoom = Math.min(
    1,
    Math.max(1, free.across - 2 * margin) / (wide * SCREEN_SCALE),
    Math.max(1, free.down - 2 * margin) / (high * SCREEN_SCALE),
  );
  return { ...view, zoom, x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
}

export const EMPTY_BOX: Box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** Spare share around content, so that not every rail moves the view again. */
const SPARE = 0.12;
/** Share of the fit margin at which the view moves. */
const VISIBLE_SHARE = 0.85;

/**
 * Least offset that moves a box into the free area; null if the box is too large.
 * @param inside distance from the area's edges
 */
export function outBy(bounds: Box, view: View, area: CanvasArea, inside: Px): ScreenPoint | null {
  const { width, height, insets } = area;
  const a = toScreen({ x: bounds.minX, y: bounds.minY }, view, area);
  const b = toScreen({ x: bounds.maxX, y: bounds.maxY }, view, area);
  const along = (from: number, to: number, least: number, most: number): number | null => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    if (high - low > most - least) return null;
    return Math.max(0, least - low) + Math.min(0, most - high);
  };
  const x = along(a.x, b.x, insets.left + inside, width - insets.right - inside);
  const y = along(a.y, b.y, insets.top + inside, height - insets.bottom - inside);
  return x === null || y === null ? null : { x, y };
}

export function isInSight(bounds: Box, view: View, area: CanvasArea): boolean {
  const { width, height, insets } = area;
  const a = toScreen({ x: bounds.minX, y: bounds.minY }, view, area);
  const b = toScreen({ x: bounds.maxX, y: bounds.maxY }, view, area);
  return (
    Math.max(a.x, b.x) > insets.left &&
    Math.min(a.x, b.x) < width - insets.right &&
    Math.max(a.y, b.y) > insets.top &&
    Math.min(a.y, b.y) < height - insets.bottom
  );
}

/**
 * View of the whole drawing: moved least, to the target if it fits, else to the bounds. If neither fits,
 * zoomed out with spare room; this alone never leads below the least zoom.
 */
export function framedView(view: View, bounds: Box, target: Box, area: CanvasArea): View {
  for (const box of [target, bounds]) {
    const by = outBy(box, view, area, VISIBLE_SHARE * marginOf(area));
    if (by) return by.x === 0 && by.y === 0 ? view : panned(view, by.x, by.y);
  }
  const spare = { x: SPARE * (bounds.maxX - bounds.minX), y: SPARE * (bounds.maxY - bounds.minY) };
  const spacious = fittedView(
    view,
    {
      minX: bounds.minX - spare.x,
      minY: bounds.minY - spare.y,
      maxX: bounds.maxX + spare.x,
      maxY: bounds.maxY + spare.y,
    },
    area,
  );
  const fits = fittedView(view, bounds, area).zoom >= MIN_ZOOM;
  return fits ? { ...spacious, zoom: Math.max(MIN_ZOOM, spacious.zoom) } : spacious;
}

const WORK_INSIDE: Px = 40;

/** Pans by the least offset. */
export function broughtIn(view: View, at: Point, area: CanvasArea): View {
  const { x, y } = toScreen(at, view, area);
  const { width, height, insets } = area;
  const dx = Math.max(0, insets.left + WORK_INSIDE - x) + Math.min(0, width - insets.right - WORK_INSIDE - x);
  const dy =
    Math.max(0, insets.top + WORK_INSIDE - y) + Math.min(0, height - insets.bottom - WORK_INSIDE - y);
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy);
}
