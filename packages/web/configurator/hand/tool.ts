import type { Point } from '@lumitor/domain/layout/heading';
import { configuratorStore, type View } from '../../visitor/configuratorStore.ts';
import { type Area, SCALE, type ScreenPoint, toLayout } from '../../visitor/projection.ts';
import type { GestureTarget } from './gestures.ts';

/** What the hand and the keys do on the drawing, by what is worked on. */
export interface Tool extends Pick<GestureTarget, 'tap' | 'grab'> {
  /** The hand points there. @returns whether there is something to take @param isFree past what it would snap to */
  hover: (at: ScreenPoint, isFree: boolean) => boolean;
  /** What a key does; null where it does what it does on any drawing. */
  key: (key: string, isShift: boolean) => (() => void) | null;
}

/** What a tool works on, as it is at the moment. */
export interface Surface {
  /** What docks with a selection changes it while the hand holds something. */
  area: () => Area;
  view: () => View;
  /** The point of the plan under one of the area. */
  placeOf: (at: ScreenPoint) => Point;
  /** Centimetres of one pixel. */
  pixel: () => number;
}

const viewNow = (): View => configuratorStore.getState().view;

/** Centimetres of one pixel. */
export const pixelNow = (): number => 1 / (SCALE * viewNow().zoom);

export const surfaceOf = (area: () => Area): Surface => ({
  area,
  view: viewNow,
  placeOf: (at) => toLayout(at, viewNow(), area()),
  pixel: pixelNow,
});
