import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { configuratorStore, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import type { GestureTarget } from './gestures.ts';

export interface Tool extends Pick<GestureTarget, 'tap' | 'grab'> {
  /**
   * @returns whether something can be dragged there
   * @param isFree without snapping
   */
  hover: (at: ScreenPoint, isFree: boolean) => boolean;
  key: (key: string, isShift: boolean) => (() => void) | null;
}

export interface ToolSurface {
  /** A function, as opening panels change the area during a drag. */
  area: () => CanvasArea;
  view: () => View;
  placeOf: (at: ScreenPoint) => Point;
  pixel: () => number;
}

const viewNow = (): View => configuratorStore.getState().view;

export const pixelNow = (): number => 1 / (SCREEN_SCALE * viewNow().zoom);

export const surfaceOf = (area: () => CanvasArea): ToolSurface => ({
  area,
  view: viewNow,
  placeOf: (at) => toLayout(at, viewNow(), area()),
  pixel: pixelNow,
});
