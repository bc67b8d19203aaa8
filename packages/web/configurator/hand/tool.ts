import type { Point } from '@lumitor/domain/layout/heading';
import { configuratorStore, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCALE, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import type { GestureTarget } from './gestures.ts';

/** Behaviour of pointer and keys on the drawing, for the current subject. */
export interface Tool extends Pick<GestureTarget, 'tap' | 'grab'> {
  /** Pointer moved. @returns whether something can be dragged there @param isFree without snapping */
  hover: (at: ScreenPoint, isFree: boolean) => boolean;
  /** Handler of a key; null: the drawing's default applies. */
  key: (key: string, isShift: boolean) => (() => void) | null;
}

/** Current state of the area that a tool works on. */
export interface ToolSurface {
  /** A function, since panels that dock with a selection change the area during a drag. */
  area: () => CanvasArea;
  view: () => View;
  /** Point of the plan under a point of the area. */
  placeOf: (at: ScreenPoint) => Point;
  /** Centimetres of one pixel. */
  pixel: () => number;
}

const viewNow = (): View => configuratorStore.getState().view;

/** Centimetres of one pixel. */
export const pixelNow = (): number => 1 / (SCALE * viewNow().zoom);

export const surfaceOf = (area: () => CanvasArea): ToolSurface => ({
  area,
  view: viewNow,
  placeOf: (at) => toLayout(at, viewNow(), area()),
  pixel: pixelNow,
});
