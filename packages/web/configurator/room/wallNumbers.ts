import { type Axis, distanceTo } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { outwardOf, wallsOf } from '@lumitor/domain/room/outline';
import type { Room } from '@lumitor/domain/room/room';

/** Shares of a wall at which its number stands, the first one clear of doors and windows. */
const PLACES = [0.5, 0.25, 0.75, 0.12, 0.88];

/** A number keeps so far from a rail that crosses its wall, in centimetres. */
const CLEAR = 30;

/**
 * Where the number of each wall stands: on it, clear of its doors and windows, and of rails, where there is room.
 * @param axes of all rails
 */
export function wallNumbers(
  { outline, openings }: Room,
  axes: readonly Axis[],
): { at: Point; out: Point; length: number }[] {
  return wallsOf(outline).map(({ begin, along, length }, index) => {
    const own = openings.filter(({ wall }) => wall === index);
    const places = PLACES.map((share) => share * length);
    const on = (place: number): Point => ({ x: begin.x + along.x * place, y: begin.y + along.y * place });
    const free = places.filter((at) => own.every((one) => Math.abs(one.at - at) > one.width / 2));
    const clear = free.find((at) => axes.every((axis) => distanceTo(axis, on(at)) > CLEAR));
    return {
      at: on(clear ?? free[0] ?? length / 2),
      out: outwardOf(outline, index),
      length,
    };
  });
}
