import { directionOf, radians } from '../math/angle.ts';
import { ahead } from '../math/points.ts';
import type { Spot } from './frame.ts';
import type { Place } from './placer.ts';

/** A point on a rail as it is drawn; `heading` in degrees, clockwise from east. */
interface Headed extends Spot {
  heading: number;
}

/** Both ways across a rail, to its right first. */
export const across = (heading: number): [Spot, Spot] => [
  directionOf(heading + 90),
  directionOf(heading - 90),
];

/** Across a rail, first the way on which the arrow of a luminaire does not lie. */
export function awayFromAim({ heading, turn }: { heading: number; turn: number }): [Spot, Spot] {
  const [right, left] = across(heading);
  return Math.sin(radians(turn)) > 0.01 ? [left, right] : [right, left];
}

/** Eight ways round a point of a rail, those across it first. */
export const around = (heading: number): Spot[] =>
  [90, 270, 45, 315, 135, 225, 0, 180].map((by) => directionOf(heading + by));

/**
 * Places for a label beside a point of a rail: near first, and along the rail before farther off.
 * @param shifts along it
 */
export function* beside(
  at: Headed,
  ways: readonly Spot[],
  distances: readonly number[],
  shifts: readonly number[] = [0],
): Iterable<Place> {
  const along = directionOf(at.heading);
  for (const distance of distances)
    for (const shift of shifts) {
      const from = ahead(at, along, shift);
      for (const aside of ways) yield { from, aside, distance, of: at };
    }
}
