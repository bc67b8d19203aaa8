import { connectorReach } from '@lumitor/domain/check/connectorReach';
import { distanceTo } from '@lumitor/domain/layout/axis';
import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import type { Bodies, Body } from '@lumitor/domain/luminaires/body';
import {
  adjacentConnectors,
  connectorsOf,
  isOnConnector,
  type OnRun,
  USUAL_REACH,
} from '@lumitor/domain/luminaires/connectors';
import { placeIn, slotsOf, snapPlaces } from '@lumitor/domain/luminaires/sliding';
import type { Plan } from '@lumitor/domain/plan/plan';
import { shownCatalogue } from '../../visitor/derived.ts';

/** Snap distance of a luminaire, in pixels. */
const SNAP_WITHIN = 10;
/** Step in centimetres without a snap. */
const STEP = 5;
/** Difference in distance, in pixels, at which another rail takes over a dragged luminaire. */
const TAKEN_OVER = 12;

/** Luminaire dragged over a rail. */
export interface OverRail {
  rail: PlacedStep;
  body: Body;
  /** Luminaires that it must not overlap. */
  others: readonly Luminaire[];
  bodies: Bodies;
  /** Connectors on the rail: luminaires avoid them unless moved without snapping (D43a). */
  connectors: readonly OnRun[];
  /** Centimetres of one pixel. */
  pixel: number;
}

/** Connectors on each run of a plan (D43a). */
export function connectorsIn({ layout, choices }: Plan): ReturnType<typeof connectorsOf> {
  const catalogue = shownCatalogue();
  return connectorsOf(geometryOf(layout), catalogue ? connectorReach(catalogue, choices) : USUAL_REACH);
}

/** Rail under the pointer: the luminaire's own rail, unless another is clearly nearer. */
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

/** Position snapped to other luminaires, else rounded; centimetres from the start of the run. */
export function snappedPlace({ rail, body, others, connectors, pixel }: OverRail, at: number): number {
  const adjacent = others.filter(({ stepId }) => stepId === rail.step.id);
  const near = snapPlaces(rail.axis.length, adjacent, body.length / 2)
    .filter((one) => !isOnConnector(connectors, one))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .find((one) => Math.abs(one - at) <= SNAP_WITHIN * pixel);
  return near ?? Math.round(at / STEP) * STEP;
}

/**
 * Nearest free position to a point of the rail; null if the luminaire fits nowhere on it.
 * @param isFree neither snap nor avoid connectors
 */
export function placeUnder(over: OverRail, at: number, isFree: boolean): number | null {
  const { rail, body, others, bodies, connectors } = over;
  const slots = slotsOf(rail, others, body, bodies);
  if (isFree) return placeIn(slots, at);
  const target = snappedPlace(over, at);
  return placeIn(adjacentConnectors(slots, connectors), target) ?? placeIn(slots, target);
}
