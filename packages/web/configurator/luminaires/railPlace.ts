import { connectorReach } from '@lumitor/domain/check/connectorReach';
import { distanceTo } from '@lumitor/domain/layout/axis';
import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import type { Bodies, Body } from '@lumitor/domain/luminaires/body';
import {
  besideConnectors,
  connectorsOf,
  isOnConnector,
  type OnRun,
  USUAL_REACH,
} from '@lumitor/domain/luminaires/connectors';
import { placeIn, slotsOf, snapPlaces } from '@lumitor/domain/luminaires/sliding';
import type { Plan } from '@lumitor/domain/plan/plan';
import { shownCatalogue } from '../../visitor/derived.ts';

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
  /** Those that it can't be put on. */
  others: readonly Piece[];
  bodies: Bodies;
  /** The connectors on the rail: it is not hung on one unless it is held so (D43a). */
  connectors: readonly OnRun[];
  /** Centimetres of one pixel. */
  pixel: number;
}

/** The connectors on each run of a plan (D43a). */
export function connectorsIn({ layout, choices }: Plan): ReturnType<typeof connectorsOf> {
  const catalogue = shownCatalogue();
  return connectorsOf(geometryOf(layout), catalogue ? connectorReach(catalogue, choices) : USUAL_REACH);
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
export function snappedPlace({ rail, body, others, connectors, pixel }: OverRail, at: number): number {
  const beside = others.filter(({ stepId }) => stepId === rail.step.id);
  const near = snapPlaces(rail.axis.length, beside, body.length / 2)
    .filter((one) => !isOnConnector(connectors, one))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .find((one) => Math.abs(one - at) <= SNAP_WITHIN * pixel);
  return near ?? Math.round(at / STEP) * STEP;
}

/**
 * The place for a hand at one: where it fits beside the others; null where it fits nowhere on the rail.
 * @param isFree neither drawn to a place nor kept off connectors
 */
export function placeUnder(over: OverRail, at: number, isFree: boolean): number | null {
  const { rail, body, others, bodies, connectors } = over;
  const slots = slotsOf(rail, others, body, bodies);
  if (isFree) return placeIn(slots, at);
  const wanted = snappedPlace(over, at);
  return placeIn(besideConnectors(slots, connectors), wanted) ?? placeIn(slots, wanted);
}
