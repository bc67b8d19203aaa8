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

/** Part of the area beside its insets, on the screen. */
const freeBox = ({ width, height, insets }: CanvasArea): Box => ({
  minX: insets.left,
  minY: insets.top,
  maxX: width - insets.right,
  maxY: height - insets.bottom,
});

const sizeOf = (box: Box) => ({ across: box.maxX - box.minX, down: box.maxY - box.minY });

function marginOf(area: CanvasArea): Px {
  const { across, down } = sizeOf(freeBox(area));
  return Math.min(FIT_MARGIN, FIT_SHARE * Math.max(across, down));
}

/** Zoom 1 at most; below 0.3 only if needed (D12a). */
export function fittedView(view: View, bounds: Box, area: CanvasArea): View {
  const free = sizeOf(freeBox(area));
  const margin = marginOf(area);
  const { across, down } = sizeOf(bounds);
  const isTurned = view.rotate % 180 !== 0;
  const zoom = Math.min(
    1,
    Math.max(1, free.across - 2 * margin) / (Math.max(1, isTurned ? down : across) * SCREEN_SCALE),
    Math.max(1, free.down - 2 * margin) / (Math.max(1, isTurned ? across : down) * SCREEN_SCALE),
  );
  return { ...view, zoom, x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
}

export const EMPTY_BOX: Box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** Spare share around content, so that not every rail moves the view again. */
const SPARE = 0.12;
/** Share of the fit margin at which the view moves. */
const VISIBLE_SHARE = 0.85;

function onScreen(bounds: Box, view: View, area: CanvasArea): Box {
  const a = toScreen({ x: bounds.minX, y: bounds.minY }, view, area);
  const b = toScreen({ x: bounds.maxX, y: bounds.maxY }, view, area);
  return {
    minX: Math.min(a.x, b.x),
    minY: Math.min(a.y, b.y),
    maxX: Math.max(a.x, b.x),
    maxY: Math.max(a.y, b.y),
  };
}

/** Null if longer than the room from `least` to `most`. */
const offsetInto = (low: Px, high: Px, least: Px, most: Px): Px | null =>
  high - low > most - least ? null : Math.max(0, least - low) + Math.min(0, most - high);

/**
 * Least offset that moves a box into the free area; null if the box is too large.
 * @param inside distance from the area's edges
 */
export function outBy(bounds: Box, view: View, area: CanvasArea, inside: Px): ScreenPoint | null {
  const box = onScreen(bounds, view, area);
  const free = freeBox(area);
  const x = offsetInto(box.minX, box.maxX, free.minX + inside, free.maxX - inside);
  const y = offsetInto(box.minY, box.maxY, free.minY + inside, free.maxY - inside);
  return x === null || y === null ? null : { x, y };
}

export function isInSight(bounds: Box, view: View, area: CanvasArea): boolean {
  const box = onScreen(bounds, view, area);
  const free = freeBox(area);
  return box.maxX > free.minX && box.minX < free.maxX && box.maxY > free.minY && box.minY < free.maxY;
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
  const { across, down } = sizeOf(bounds);
  const spacious = fittedView(
    view,
    {
      minX: bounds.minX - SPARE * across,
      minY: bounds.minY - SPARE * down,
      maxX: bounds.maxX + SPARE * across,
      maxY: bounds.maxY + SPARE * down,
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
  const free = freeBox(area);
  const dx = Math.max(0, free.minX + WORK_INSIDE - x) + Math.min(0, free.maxX - WORK_INSIDE - x);
  const dy = Math.max(0, free.minY + WORK_INSIDE - y) + Math.min(0, free.maxY - WORK_INSIDE - y);
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy);
}
