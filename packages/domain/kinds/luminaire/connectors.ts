import { itemAt } from '../../math/lists.ts';
import type { Joint } from '../../parts/joints.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm } from '../../units.ts';
import { findPlaced, type Geometry, placeOfEnd } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import { innerPlaces } from '../rail/length.ts';
import { isEndOfT } from '../rail/step.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { type Arranging, put } from './arranging.ts';
import type { DesiredPlacement } from './becoming.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';
import { placeIn, type Slot, slotsOf } from './sliding.ts';

export type ConnectorReach = Readonly<Record<Joint['kind'], Cm>>;

export const USUAL_REACH: ConnectorReach = { straight: 2, angle: 2, t: 2 };

export interface OnRun {
  at: Cm;
  reach: Cm;
}

export function connectorsOf(
  geometry: Geometry,
  reach: ConnectorReach,
): ReadonlyMap<string, readonly OnRun[]> {
  const { placed, joins } = geometry;
  const found = new Map<string, OnRun[]>(placed.map(({ step }) => [step.id, []]));
  const add = (stepId: string, at: Cm, kind: Joint['kind']) => {
    const on = found.get(stepId);
    if (on?.every((other) => Math.abs(other.at - at) > EPSILON)) on.push({ at, reach: reach[kind] });
  };
  for (const { step, parent } of placed) {
    // A T replaces a connector, so it is added first.
    if (step.kind === 'start' && step.hasT) add(step.id, step.frameLength / 2, 't');
    if (step.kind === 'straight' && step.tArms) add(step.id, step.frameLength, 't');
    for (const at of innerPlaces(step.frameLength)) add(step.id, at, 'straight');
    if (step.kind === 'start') continue;
    const isOnT = isEndOfT(itemAt(placed, parent).step, step.on.end);
    const isCorner = step.kind === 'straight' && step.direction !== 'straight';
    const kind = isOnT ? 't' : isCorner ? 'angle' : 'straight';
    add(step.id, 0, kind);
    if (!isOnT) add(step.on.stepId, placeOfEnd(geometry, step.on), kind);
  }
  for (const { first, second, isCorner } of joins) {
    const isOnT = first.isEndOfT || second.isEndOfT;
    for (const end of [first, second])
      if (!end.isEndOfT)
        add(end.stepId, placeOfEnd(geometry, end), isOnT ? 't' : isCorner ? 'angle' : 'straight');
  }
  return found;
}

/** The very end of a connector is free. */
export const isOnConnector = (on: readonly OnRun[], at: Cm): boolean =>
  on.some((one) => Math.abs(one.at - at) < one.reach - EPSILON);

export function onConnectors(
  geometry: Geometry,
  luminaires: readonly Luminaire[],
  reach: ConnectorReach,
): Luminaire[] {
  const connectors = connectorsOf(geometry, reach);
  return luminaires.filter(({ stepId, at }) => isOnConnector(connectors.get(stepId) ?? [], at));
}

export function adjacentConnectors(slots: readonly Slot[], on: readonly OnRun[]): Slot[] {
  let left = [...slots];
  for (const one of on) {
    const [start, end] = [one.at - one.reach, one.at + one.reach];
    left = left.flatMap(({ from, to }) => {
      if (end <= from || start >= to) return [{ from, to }];
      return [...(start >= from ? [{ from, to: start }] : []), ...(end <= to ? [{ from: end, to }] : [])];
    });
  }
  return left;
}

/** D43a. */
export function moveAdjacent(
  plan: Plan,
  bodies: Bodies,
  moved: readonly Luminaire[],
  reach: ConnectorReach,
  newId: () => string,
): Arranging {
  const geometry = geometryOf(plan.layout);
  const connectors = connectorsOf(geometry, reach);
  const places = new Map(arrange(plan, bodies).luminaires.map((luminaire) => [luminaire.id, luminaire]));
  const desired: DesiredPlacement[] = [];
  for (const luminaire of moved) {
    const rail = findPlaced(geometry, luminaire.stepId);
    if (!rail) return { fault: 'noStep' };
    const others = [...places.values()].filter(({ id }) => id !== luminaire.id);
    const slots = slotsOf(rail, others, bodyOf(bodies, luminaire.bindingId), bodies);
    const at = placeIn(adjacentConnectors(slots, connectors.get(luminaire.stepId) ?? []), luminaire.at);
    if (at === null) return { fault: 'doesNotFit' };
    places.set(luminaire.id, { ...luminaire, at });
    desired.push({ ...luminaire, at, luminaire });
  }
  return put(plan, bodies, 'move', desired, newId);
}
