import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { directionOf } from '@lumitor/domain/math/direction';
import type { Cm, Deg } from '@lumitor/domain/units';

export const SLIDE: { fine: Cm; coarse: Cm } = { fine: 1, coarse: 10 };

/**
 * 1 to the rail's end, −1 to its start, 0 across.
 * @param way direction on the plan
 */
export function wayAlong(heading: Deg, way: Point): -1 | 0 | 1 {
  const { x, y } = directionOf(heading);
  const along = x * way.x + y * way.y;
  return Math.abs(along) < 0.5 ? 0 : along > 0 ? 1 : -1;
}
