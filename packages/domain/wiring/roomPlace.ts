import type { Point } from '../layout/heading.ts';
import { MAX_DISTANCE } from '../layout/length.ts';
import type { RunPlace } from './feed.ts';

/** Position in the room, in whole centimetres: `x` and `y` on the sheet, `z` above the floor. */
export interface RoomPlace extends Point {
  z: number;
}

/** Position of a zone's supply (D54, D55); `zone` is a position on a rail of the zone. */
export interface Supply extends RoomPlace {
  zone: RunPlace;
}

/** Greatest height above the floor, in centimetres: that of rooms. */
export const MAX_PLACE_HEIGHT = 2_000;

/** Greatest number of positioned supplies, so that an order can be stored whole. */
export const MAX_SUPPLIES = 200;

const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value))) + 0;

export const boundedPlace = ({ x, y, z }: RoomPlace): RoomPlace => ({
  x: bounded(x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(y, -MAX_DISTANCE, MAX_DISTANCE),
  z: bounded(z, 0, MAX_PLACE_HEIGHT),
});

/** Reserve of a cable, as a share of the shortest way along walls and ceiling. */
const SPARE = 0.1;

/**
 * Proposed cable length between a supply and a feed (D54): along the walls, up or down, plus a tenth, in
 * whole centimetres, rounded up.
 * @param feed with the height of its rail as `z`
 */
export function proposedCable(supply: RoomPlace, feed: RoomPlace): number {
  const way = Math.abs(supply.x - feed.x) + Math.abs(supply.y - feed.y) + Math.abs(supply.z - feed.z);
  // Removes the tail of binary fractions, which would round up to one more.
  return Math.ceil(Number((way * (1 + SPARE)).toFixed(6)));
}
