import type { Cm } from '../../units.ts';
import type { RoomPlace } from '../device/position.ts';
import type { RunPlace } from '../feed/feed.ts';

/** `zone` is a position on a rail of the zone (D54, D55). */
export interface Supply extends RoomPlace {
  zone: RunPlace;
}

/** An order with so many supplies can be stored whole. */
export const MAX_SUPPLIES = 200;

const SPARE = 0.1;

/** Along the walls, up or down, plus a tenth, rounded up (D54). */
export function proposedCable(supply: RoomPlace, feed: RoomPlace): Cm {
  const way = Math.abs(supply.x - feed.x) + Math.abs(supply.y - feed.y) + Math.abs(supply.z - feed.z);
  // A tail of binary fractions would round up to one more.
  return Math.ceil(Number((way * (1 + SPARE)).toFixed(6)));
}
