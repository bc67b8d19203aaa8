import { connectorReach } from '@lumitor/domain/check/connectorReach';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Bodies, Body } from '@lumitor/domain/kinds/luminaire/body';
import {
  adjacentConnectors,
  connectorsOf,
  isOnConnector,
  type OnRun,
  USUAL_REACH,
} from '@lumitor/domain/kinds/luminaire/connectors';
import { placeIn, slotsOf, snapPlaces } from '@lumitor/domain/kinds/luminaire/sliding';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Px } from '@lumitor/domain/units';
import { shownCatalogue } from '../../../visitor/derived.ts';

const SNAP_WITHIN: Px = 10;
const STEP: Cm = 5;

export interface OverRail {
  rail: PlacedRail;
  body: Body;
  others: readonly Luminaire[];
  bodies: Bodies;
  /** Luminaires avoid connectors unless moved without snapping (D43a). */
  connectors: readonly OnRun[];
  pixel: number;
}

export function connectorsIn({ layout, choices }: Plan): ReturnType<typeof connectorsOf> {
  const catalogue = shownCatalogue();
  return connectorsOf(geometryOf(layout), catalogue ? connectorReach(catalogue, choices) : USUAL_REACH);
}

/** Snaps to other luminaires, else rounds. */
export function snappedLuminairePosition({ rail, body, others, connectors, pixel }: OverRail, at: Cm): Cm {
  const adjacent = others.filter(({ stepId }) => stepId === rail.step.id);
  const near = snapPlaces(rail.axis.length, adjacent, body.length / 2)
    .filter((place) => !isOnConnector(connectors, place))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
    .find((place) => Math.abs(place - at) <= SNAP_WITHIN * pixel);
  return near ?? Math.round(at / STEP) * STEP;
}

/** Null if nothing fits. @param isFree neither snaps nor avoids connectors */
export function placeUnder(over: OverRail, at: Cm, isFree: boolean): Cm | null {
  const { rail, body, others, bodies, connectors } = over;
  const slots = slotsOf(rail, others, body, bodies);
  if (isFree) return placeIn(slots, at);
  const target = snappedLuminairePosition(over, at);
  return placeIn(adjacentConnectors(slots, connectors), target) ?? placeIn(slots, target);
}
