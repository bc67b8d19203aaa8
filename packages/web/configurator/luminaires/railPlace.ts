import { distanceTo } from '@lumitor/domain/layout/axis';
import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import type { Bodies, Body } from '@lumitor/domain/luminaires/body';
import { placeIn, slotsOf, snapPlaces } from '@lumitor/domain/luminaires/sliding';

/** So near, in pixels, a luminaire snaps. */
const SNAP_WITHIN = 10;
/** Where nothing draws it, it goes by so many centimetres. */
const STEP = 5;
/** A rail takes a luminaire over from its own where the hand is so much nearer to it, in pixels. */
const TAKEN_OVER = 12;

/** A luminaire in the hand over a rail. */
export interface OverRail {
  rail: PlacedStep;
  body: Body;
  /** Those beside it that were put by hand. */
  others: readonly Piece[];
  bodies: Bodies;
  /** Centimetres of one pixel. */
  pixel: number;
}

/** The rail under the hand: the one that has the luminaire, unless another is clearly nearer. */
export function railUnder(
  placed: readonly PlacedStep[],
  own: string | null,
  at: Point,
  pixel: number,
): PlacedStep | undefined {
  let nearest = placed.find(({ step }) => step.id === own);
  let least = nearest ? distanceTo(nearest.axis, at) - TAKEN_OVER * pixel : Number.POSITIVE_INFINITY;
  for (const one of placed) {
    const away = distanceTo(one.axis, at);
    if (away >= least) continue;
    nearest = one;
    least = away;
  }
  return nearest;
}

/** The place that a luminaire is drawn to near another, else a round one; centimetres from the run's begin. */
export function snappedPlace({ rail, body, others, pixel }: OverRail, at: number): number {
  const beside = others.filter(({ stepId }) => stepId === rail.step.id);
  const near = snapPlaces(rail.axis.length, beside, body.length / 2)
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .find((one) => Math.abs(one - at) <= SNAP_WITHIN * pixel);
  return near ?? Math.round(at / STEP) * STEP;
}

/** The nearest place where it fits beside the others; null where it fits nowhere on the rail. */
export const freePlace = ({ rail, body, others, bodies }: OverRail, at: number): number | null =>
  placeIn(slotsOf(rail, others, body, bodies), at);
