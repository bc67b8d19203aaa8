import type { Affine } from '@lumitor/domain/floorPlan/affine';
import type { Heading, Point } from '@lumitor/domain/layout/heading';
import type { View } from './configuratorStore.ts';

/** Pixels to the centimetre at zoom 1. */
export const SCREEN_SCALE = 3;
export const MIN_ZOOM = 0.3;
export const MAX_ZOOM = 3;
/** Height of a step's hit area at zoom 1, in pixels. */
export const FRAME_HEIGHT = 50;

/** The grid's tile at zoom 1, in centimetres. */
const BACKGROUND_SIZE_ZOOM = 40;
const TILES = [10, 20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000, 20_000, 40_000];

/** A point of the drawing area, in pixels; a point of the layout is another type. */
export interface ScreenPoint {
  x: number;
  y: number;
  /** Never set: keeps the two kinds of point apart. */
  readonly space?: 'screen';
}

/** The size of the drawing area in pixels, and of what floats over its edges. */
export interface CanvasArea {
  width: number;
  height: number;
  insets: { left: number; right: number; top: number; bottom: number };
}

/** The grid's tile in centimetres: 40 at zoom 1, and at every other the one that looks most like it. */
export function backgroundSizeZoom(zoom: number): number {
  const requested = BACKGROUND_SIZE_ZOOM / zoom;
  return TILES.reduce((best, tile) =>
    Math.abs(Math.log(tile / requested)) < Math.abs(Math.log(best / requested)) ? tile : best,
  );
}

/** By hand zoom stays within its limits (D12). @param least 0.3, or smaller where that shows not all */
export const limitZoom = (zoom: number, least: number): number => Math.min(MAX_ZOOM, Math.max(least, zoom));

/** The middle of the free part of the drawing area, in pixels. */
export const focusOf = ({ width, height, insets }: CanvasArea): ScreenPoint => ({
  x: (insets.left + width - insets.right) / 2,
  y: (insets.top + height - insets.bottom) / 2,
});

/** Turns a vector by the view's quarter turns. */
export function rotated({ x, y }: Point, rotate: View['rotate']): Point {
  switch (rotate) {
    case 90:
      return { x: -y, y: x };
    case 180:
      return { x: -x, y: -y };
    case 270:
      return { x: y, y: -x };
    default:
      return { x, y };
  }
}

/** The heading as the turned view shows it. */
export const headingOnScreen = (heading: Heading, rotate: View['rotate']): Heading =>
  ((heading + rotate / 90) % 4) as Heading;

/** What each heading on screen is called, by its number. */
export const FACING_KEYS = [
  'canvas.facing_horizontal_right',
  'canvas.facing_vertical_down',
  'canvas.facing_horizontal_left',
  'canvas.facing_vertical_up',
] as const;

/** The way back of `rotated`. */
export const unrotated = (point: Point, rotate: View['rotate']): Point =>
  rotated(point, ((360 - rotate) % 360) as View['rotate']);

/** From centimetres in the layout to pixels in the drawing area. */
export function toScreen(point: Point, view: View, area: CanvasArea): ScreenPoint {
  const focus = focusOf(area);
  const turned = rotated({ x: point.x - view.x, y: point.y - view.y }, view.rotate);
  return {
    x: focus.x + turned.x * SCREEN_SCALE * view.zoom,
    y: focus.y + turned.y * SCREEN_SCALE * view.zoom,
  };
}

/** From centimetres to pixels of the area. */
export function affineOf(view: View, area: CanvasArea): Affine {
  const scale = SCREEN_SCALE * view.zoom;
  const across = rotated({ x: scale, y: 0 }, view.rotate);
  const down = rotated({ x: 0, y: scale }, view.rotate);
  const origin = toScreen({ x: 0, y: 0 }, view, area);
  return { a: across.x, b: across.y, c: down.x, d: down.y, e: origin.x, f: origin.y };
}

/** As SVG and CSS write it. */
export const matrixOf = ({ a, b, c, d, e, f }: Affine): string => `matrix(${a},${b},${c},${d},${e},${f})`;

/** From centimetres to pixels of the area, as an SVG transform. */
export const transformOf = (view: View, area: CanvasArea): string => matrixOf(affineOf(view, area));

/** Half an area more on every side, so that a hand can move what is drawn. */
export const sheetFrame = ({ width, height }: CanvasArea) => ({
  style: { left: -width / 2, top: -height / 2, width: 2 * width, height: 2 * height },
  viewBox: `${-width / 2} ${-height / 2} ${2 * width} ${2 * height}`,
});

/** From pixels in the drawing area to centimetres in the layout. */
export function toLayout(point: ScreenPoint, view: View, area: CanvasArea): Point {
  const focus = focusOf(area);
  const scale = SCREEN_SCALE * view.zoom;
  const turned = unrotated({ x: (point.x - focus.x) / scale, y: (point.y - focus.y) / scale }, view.rotate);
  return { x: turned.x + view.x, y: turned.y + view.y };
}

/** Moves the view by pixels, as a hand drags it. */
export function panned(view: View, dx: number, dy: number): View {
  const scale = SCREEN_SCALE * view.zoom;
  const moved = unrotated({ x: dx / scale, y: dy / scale }, view.rotate);
  return { ...view, x: view.x - moved.x, y: view.y - moved.y };
}

/** Zooms so that the point of the layout under `at` (pixels) stays there. */
export function zoomedAt(view: View, zoom: number, at: ScreenPoint, area: CanvasArea): View {
  const before = toLayout(at, view, area);
  const after = toLayout(at, { ...view, zoom }, area);
  return { ...view, zoom, x: view.x + before.x - after.x, y: view.y + before.y - after.y };
}

/** Centimetres on the plan to one on the screen, as CSS measures it: 96 px to the inch. */
export const scaleOf = (zoom: number): string => {
  const scale = 96 / 2.54 / (SCREEN_SCALE * zoom);
  return `1:${scale < 10 ? Math.round(scale) : Number(scale.toPrecision(2))}`;
};
