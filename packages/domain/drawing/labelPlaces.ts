import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { radians } from '../math/angle.ts';
import { directionOf } from '../math/direction.ts';
import { ahead } from '../math/points.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import type { Cm, Deg } from '../units.ts';
import type { LabelPosition } from './placer.ts';

interface Headed extends DrawingPoint {
  heading: Deg;
}

export const across = (heading: Deg): [DrawingPoint, DrawingPoint] => [
  directionOf(heading + 90),
  directionOf(heading - 90),
];

export function awayFromAim({ heading, turn }: { heading: Deg; turn: Deg }): [DrawingPoint, DrawingPoint] {
  const [right, left] = across(heading);
  return Math.sin(radians(turn)) > 0.01 ? [left, right] : [right, left];
}

export const around = (heading: Deg): DrawingPoint[] =>
  [90, 270, 45, 315, 135, 225, 0, 180].map((by) => directionOf(heading + by));

export function* adjacent(
  at: Headed,
  ways: readonly DrawingPoint[],
  distances: readonly number[],
  shifts: readonly number[] = [0],
): Iterable<LabelPosition> {
  const along = directionOf(at.heading);
  for (const distance of distances)
    for (const shift of shifts) {
      const from = ahead(at, along, shift);
      for (const aside of ways) yield { from, aside, distance, of: at };
    }
}

/** Point of a rail in a picture, with the sides of its label, the preferred one first. */
export interface AxisSpot {
  from: DrawingPoint;
  ways: readonly DrawingPoint[];
}

/** @param turn of the picture @param aside preferred side, in the picture */
export const axisSpots = (
  axis: Axis,
  ats: readonly Cm[],
  on: (point: Point) => DrawingPoint,
  { turn = 0, aside }: { turn?: Deg; aside?: DrawingPoint } = {},
): AxisSpot[] =>
  ats.map((at) => {
    const [right, left] = across(headingAt(axis, at) + turn);
    const isRight = !aside || right.x * aside.x + right.y * aside.y > 0;
    return { from: on(pointAt(axis, at)), ways: isRight ? [right, left] : [left, right] };
  });

/** Positions beside a rail, the nearest first. */
export function* adjacentToAxis(
  spots: readonly AxisSpot[],
  distances: readonly number[],
): Iterable<LabelPosition> {
  for (const distance of distances)
    for (const { from, ways } of spots) for (const aside of ways) yield { from, aside, distance };
}

export function* positionsInTurn(...all: Iterable<LabelPosition>[]): Iterable<LabelPosition> {
  for (const places of all) yield* places;
}

/**
 * Positions along a line at least a pitch apart, in order and near their targets:
 * 1. Overlapping figures merge into groups around the mean of their targets.
 * 2. Two passes push them half a pitch inside both ends.
 */
export function spreadAlong(places: readonly number[], length: number, pitch: number): number[] {
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
