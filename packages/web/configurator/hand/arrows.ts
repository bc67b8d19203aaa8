import type { Point } from '@lumitor/domain/layout/heading';
import { directionOf } from '@lumitor/domain/math/angle';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { unrotated } from '../../visitor/projection.ts';

/** Directions on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

/** Centimetres by which one press slides something along its rail, and with Shift. */
export const SLIDE = { fine: 1, coarse: 10 };

/** To where an arrow of the screen leads on the plan. */
export const onDrawing = (arrow: Point): Point => unrotated(arrow, configuratorStore.getState().view.rotate);

/**
 * Which way along a rail an arrow of the plan points: 1 to its end, −1 to its begin, 0 across.
 * @param heading in degrees
 */
export function wayAlong(heading: number, way: Point): -1 | 0 | 1 {
  const { x, y } = directionOf(heading);
  const along = x * way.x + y * way.y;
  return Math.abs(along) < 0.5 ? 0 : along > 0 ? 1 : -1;
}
