import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { MAX_DISTANCE } from '../rail/length.ts';

/** Whole centimetres: `x` and `y` on the sheet, `z` above the floor. */
export interface RoomPlace extends Point {
  z: Cm;
}

export const MAX_PLACE_HEIGHT: Cm = 2_000;

const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value))) + 0;

export const boundedPlace = ({ x, y, z }: RoomPlace): RoomPlace => ({
  x: bounded(x, -MAX_DISTANCE, MAX_DISTANCE),
  y: bounded(y, -MAX_DISTANCE, MAX_DISTANCE),
  z: bounded(z, 0, MAX_PLACE_HEIGHT),
});
