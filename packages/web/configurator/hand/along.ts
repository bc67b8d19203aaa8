import type { Point } from '@lumitor/domain/layout/heading';
import { directionOf } from '@lumitor/domain/math/direction';

/** Centimetres that one press moves something along its rail, without and with Shift. */
export const SLIDE = { fine: 1, coarse: 10 };

/**
 * Direction of an arrow on the plan along a rail: 1 to its end, −1 to its start, 0 across.
 * @param heading in degrees
 */
export function wayAlong(heading: number, way: Point): -1 | 0 | 1 {
  const { x, y } = directionOf(heading);
  const along = x * way.x + y * way.y;
  return Math.abs(along) < 0.5 ? 0 : along > 0 ? 1 : -1;
}
