import type { Affine } from '@lumitor/domain/floorPlan/affine';
import type { Heading, Point } from '@lumitor/domain/kinds/rail/heading';
import type { Cm, Px } from '@lumitor/domain/units';
import type { View } from './configuratorStore.ts';

/** Pixels per centimetre at zoom 1. */
export const SCREEN_SCALE = 3;
export const MIN_ZOOM = 0.3;
export const MAX_ZOOM = 3;
export const FRAME_HEIGHT: Px = 50;

const BACKGROUND_SIZE_ZOOM: Cm = 40;
const TILES: readonly Cm[] = [10, 20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000, 20_000, 40_000];

export interface ScreenPoint {
  x: Px;
  y: Px;
  /** Never set: distinguishes screen points from plan points at compile time. */
  readonly space?: 'screen';
}

export interface CanvasArea {
  width: Px;
  height: Px;
  insets: { left: Px; right: Px; top: Px; bottom: Px };
}

/** Tile of the grid whose size on the screen is nearest to that at zoom 1, on a logarithmic scale. */
export function backgroundSizeZoom(zoom: number): Cm {
  const requested = BACKGROUND_SIZE_ZOOM / zoom;
  return TILES.reduce((best, tile) =>
    Math.abs(Math.log(tile / requested)) < Math.abs(Math.log(best / requested)) ? tile : best,
  );
}

/** Limits for the visitor (D12); smaller only to show the whole drawing. */
export const limitZoom = (zoom: number, least: number): number => Math.min(MAX_ZOOM, Math.max(least, zoom));

export const focusOf = ({ width, height, insets }: CanvasArea): ScreenPoint => ({
  x: (insets.left + width - insets.right) / 2,
  y: (insets.top + height - insets.bottom) / 2,
});

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

export const headingOnScreen = (heading: Heading, rotate: View['rotate']): Heading =>
  ((heading + rotate / 90) % 4) as Heading;

export const FACING_KEYS = [
  'canvas.facing_horizontal_right',
  'canvas.facing_vertical_down',
  'canvas.facing_horizontal_left',
  'canvas.facing_vertical_up',
] as const;

export const unrotated = (point: Point, rotate: View['rotate']): Point =>
  rotated(point, ((360 - rotate) % 360) as View['rotate']);

export function toScreen(point: Point, view: View, area: CanvasArea): ScreenPoint {
  const focus = focusOf(area);
  const turned = rotated({ x: point.x - view.x, y: point.y - view.y }, view.rotate);
  return {
    x: focus.x + turned.x * SCREEN_SCALE * view.zoom,
    y: focus.y + turned.y * SCREEN_SCALE * view.zoom,
  };
}

export function affineOf(view: View, area: CanvasArea): Affine {
  const scale = SCREEN_SCALE * view.zoom;
  const across = rotated({ x: scale, y: 0 }, view.rotate);
  const down = rotated({ x: 0, y: scale }, view.rotate);
  const origin = toScreen({ x: 0, y: 0 }, view, area);
  return { a: across.x, b: across.y, c: down.x, d: down.y, e: origin.x, f: origin.y };
}

export const matrixOf = ({ a, b, c, d, e, f }: Affine): string => `matrix(${a},${b},${c},${d},${e},${f})`;

export const transformOf = (view: View, area: CanvasArea): string => matrixOf(affineOf(view, area));

/** Sheet with half an area more on every side, so that a pan needs no redraw. */
export const sheetFrame = ({ width, height }: CanvasArea) => ({
  style: { left: -width / 2, top: -height / 2, width: 2 * width, height: 2 * height },
  viewBox: `${-width / 2} ${-height / 2} ${2 * width} ${2 * height}`,
});

export function toLayout(point: ScreenPoint, view: View, area: CanvasArea): Point {
  const focus = focusOf(area);
  const scale = SCREEN_SCALE * view.zoom;
  const turned = unrotated({ x: (point.x - focus.x) / scale, y: (point.y - focus.y) / scale }, view.rotate);
  return { x: turned.x + view.x, y: turned.y + view.y };
}

export function panned(view: View, dx: Px, dy: Px): View {
  const scale = SCREEN_SCALE * view.zoom;
  const moved = unrotated({ x: dx / scale, y: dy / scale }, view.rotate);
  return { ...view, x: view.x - moved.x, y: view.y - moved.y };
}

/** The point of the plan under `at` stays in place. */
export function zoomedAt(view: View, zoom: number, at: ScreenPoint, area: CanvasArea): View {
  const before = toLayout(at, view, area);
  const after = toLayout(at, { ...view, zoom }, area);
  return { ...view, zoom, x: view.x + before.x - after.x, y: view.y + before.y - after.y };
}

/** Scale of the plan on the screen; CSS defines 96 px per inch. */
export const scaleOf = (zoom: number): string => {
  const scale = 96 / 2.54 / (SCREEN_SCALE * zoom);
  return `1:${scale < 10 ? Math.round(scale) : Number(scale.toPrecision(2))}`;
};
