import type { Point } from '../layout/heading.ts';
import { MAX_DISTANCE } from '../layout/length.ts';
import type { RunPlace } from './feed.ts';

/** A place in the room, in whole centimetres: `x` and `y` on the sheet, `z` above the floor. */
export interface RoomPlace extends Point {
  z: number;
}

/** Where the supply of a zone stands (D54, D55): of the zone that holds a place on a rail. */
export interface Supply extends RoomPlace {
  zone: RunPlace;
}

/** Highest above the floor, in centimetres: as high as rooms are. */
export const MAX_PLACE_HEIGHT = 2_000;

/** Most supplies of one plan that have a place: an order is to be kept whole. */
export const MAX_SUPPLIES = 200;

const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value))) + 0;

/** To whole centimetres, and no farther than can be stored. */
export const boundedPlace = ({ x, y, z }: RoomPlace): RoomPlace => ({
  x: bounded(x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(y, -MAX_DISTANCE, MAX_DISTANCE),
  z: bounded(z, 0, MAX_PLACE_HEIGHT),
});

/** The share of the shortest way along walls and ceiling that a cable is longer. */
const SPARE = 0.1;

/**
 * The length of cable that is proposed between a supply and a feed (D54): along the walls, up or down, and a tenth more;
 * in whole centimetres, rounded up. @param feed with the height of its rail as `z`
 */
export function proposedCable(supply: RoomPlace, feed: RoomPlace): number {
  const way = Math.abs(supply.x - feed.x) + Math.abs(supply.y - feed.y) + Math.abs(supply.z - feed.z);
  // Without the tail of binary fractions, which would make it one more.
  return Math.ceil(Number((way * (1 + SPARE)).toFixed(6)));
}
