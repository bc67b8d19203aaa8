import type { Point } from '../layout/heading.ts';
import { MAX_DISTANCE } from '../layout/length.ts';
import type { Cm } from '../units.ts';
import type { RunPlace } from './feed.ts';

/** Whole centimetres: `x` and `y` on the sheet, `z` above the floor. */
export interface RoomPlace extends Point {
  z: Cm;
}

/** `zone` is a position on a rail of the zone (D54, D55). */
export interface Supply extends RoomPlace {
  zone: RunPlace;
}

export const MAX_PLACE_HEIGHT: Cm = 2_000;

/** An order with so many supplies can be stored whole. */
export const MAX_SUPPLIES = 200;

const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value))) + 0;

export const boundedPlace = ({ x, y, z }: RoomPlace): RoomPlace => ({
  x: bounded(x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(y, -MAX_DISTANCE, MAX_DISTANCE),
  z: bounded(z, 0, MAX_PLACE_HEIGHT),
});

const SPARE = 0.1;

/** Along the walls, up or down, plus a tenth, rounded up (D54). */
export function proposedCable(supply: RoomPlace, feed: RoomPlace): Cm {
  const way = Math.abs(supply.x - feed.x) + Math.abs(supply.y - feed.y) + Math.abs(supply.z - feed.z);
  // A tail of binary fractions would round up to one more.
  return Math.ceil(Number((way * (1 + SPARE)).toFixed(6)));
}
