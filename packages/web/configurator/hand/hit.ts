import { distanceTo } from '@lumitor/domain/kinds/rail/axis';
import type { Geometry, PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { FreeEnd } from '@lumitor/domain/kinds/rail/joins';
import type { Cm, Px } from '@lumitor/domain/units';
import { FRAME_HEIGHT, SCREEN_SCALE } from '../../visitor/projection.ts';

/** 50 px at zoom 1 (D12). */
const HALF_FRAME: Cm = FRAME_HEIGHT / SCREEN_SCALE / 2;
const END_RADIUS: Px = 22;
/** Least half height, so that a rail stays hittable when zoomed out. */
const MIN_HALF_FRAME: Px = 8;

export function endAt({ openEnds }: Geometry, at: Point, pixel: number): FreeEnd | null {
  let nearest: FreeEnd | null = null;
  let least = END_RADIUS * pixel;
  for (const end of openEnds) {
    const distance = Math.hypot(end.x - at.x, end.y - at.y);
    if (end.takesSteps && distance <= least) {
      nearest = end;
      least = distance;
    }
  }
  return nearest;
}

export function stepAt({ placed }: Geometry, at: Point, pixel: number): PlacedRail | null {
  let nearest: PlacedRail | null = null;
  let least = Math.max(HALF_FRAME, MIN_HALF_FRAME * pixel);
  for (const place of placed) {
    const distance = distanceTo(place.axis, at);
    if (distance <= least) {
      nearest = place;
      least = distance;
    }
  }
  return nearest;
}
