import { distanceTo } from '@lumitor/domain/kinds/rail/axis';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Px } from '@lumitor/domain/units';

/** Another rail takes over a dragged thing if it is this much nearer. */
const TAKE_OVER: Px = 12;

/** Own rail, unless another is clearly nearer. */
export function railUnder(
  placed: readonly PlacedRail[],
  ownRailId: string | null,
  at: Point,
  pixel: number,
): PlacedRail | undefined {
  let nearest = placed.find(({ step }) => step.id === ownRailId);
  let least = nearest ? distanceTo(nearest.axis, at) - TAKE_OVER * pixel : Number.POSITIVE_INFINITY;
  for (const rail of placed) {
    const away = distanceTo(rail.axis, at);
    if (away >= least) continue;
    nearest = rail;
    least = away;
  }
  return nearest;
}
