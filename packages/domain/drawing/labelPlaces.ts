import { radians } from '../math/angle.ts';
import { directionOf } from '../math/direction.ts';
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

/**
 * Figures as near to their places as they can be without meeting, in the order of the places; those of the ends leave
 * half of a pitch to what goes on there.
 * @param pitch from one to the next at the least
 */
export function spreadAlong(places: readonly number[], length: number, pitch: number): number[] {
  // Figures that would meet stand side by side around the middle of their places.
  const groups: { places: number[]; middle: number }[] = [];
  for (const place of places) {
    groups.push({ places: [place], middle: place });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (!before || !last) break;
      const reach = ((before.places.length + last.places.length) * pitch) / 2;
      if (last.middle - before.middle >= reach) break;
      const all = [...before.places, ...last.places];
      groups.splice(-2, 2, { places: all, middle: all.reduce((a, b) => a + b, 0) / all.length });
    }
  }
  const spots = groups.flatMap(({ places: own, middle }) =>
    own.map((_, index) => middle + (index - (own.length - 1) / 2) * pitch),
  );
  for (const [index, spot] of spots.entries())
    spots[index] = Math.max(spot, (spots[index - 1] ?? -pitch / 2) + pitch);
  for (let index = spots.length - 1; index >= 0; index--)
    spots[index] = Math.min(spots[index] ?? 0, (spots[index + 1] ?? length + pitch / 2) - pitch);
  return spots;
}
