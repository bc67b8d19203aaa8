import { type Dimming, withGroup, withScene } from '../../dimming/dimming.ts';
import { itemAt } from '../../math/lists.ts';
import { distance, dot } from '../../math/points.ts';
import { wholeTurn } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm } from '../../units.ts';
import { type Axis, nearestPlace, pointAt } from '../rail/axis.ts';
import { findPlaced } from '../rail/geometry.ts';
import { type Point, unitVector } from '../rail/heading.ts';
import { geometryOf, type Layout } from '../rail/layout.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { type Arranging, put } from './arranging.ts';
import type { DesiredPlacement } from './becoming.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';
import { placeIn, slotsOf } from './sliding.ts';

const axisOf = (layout: Layout, stepId: string): Axis | undefined =>
  findPlaced(geometryOf(layout), stepId)?.axis;

const along = ({ heading }: Axis, point: Point): Cm => dot(point, unitVector(heading));

function oppositeOf({ layout }: Plan, luminaire: Luminaire): { stepId: string; at: Cm } | null {
  const own = axisOf(layout, luminaire.stepId);
  if (own?.kind !== 'line') return null;
  let nearest: { stepId: string; at: Cm; away: Cm } | null = null;
  for (const { step, axis } of geometryOf(layout).placed) {
    if (axis.kind !== 'line' || (axis.heading - own.heading) % 2 !== 0) continue;
    const at = nearestPlace(axis, luminaire);
    const there = pointAt(axis, at);
    const away = distance(there, luminaire);
    const isNear = Math.abs(along(own, there) - along(own, luminaire)) < 0.01 && away > 1;
    if (isNear && (!nearest || away < nearest.away)) nearest = { stepId: step.id, at, away };
  }
  return nearest;
}

export function mirror(
  plan: Plan,
  bodies: Bodies,
  luminaires: readonly Luminaire[],
  newId: () => string,
): Arranging {
  const opposite = luminaires.flatMap((luminaire): DesiredPlacement[] => {
    const to = oppositeOf(plan, luminaire);
    const axis = to && axisOf(plan.layout, to.stepId);
    if (!axis) return [];
    const turn = wholeTurn(luminaire.heading - luminaire.turn - axis.heading * 90);
    return [{ stepId: to.stepId, at: to.at, bindingId: luminaire.bindingId, turn, tilt: luminaire.tilt }];
  });
  if (opposite.length === 0) return { fault: 'nothingOpposite' };
  const there = arrange(plan, bodies).luminaires;
  const isThere =
    ({ bindingId, stepId, at }: DesiredPlacement) =>
    (other: Pick<DesiredPlacement, 'bindingId' | 'stepId' | 'at'>) =>
      other.bindingId === bindingId && other.stepId === stepId && Math.abs(other.at - at) <= 0.01;
  const target = opposite.filter(
    (one, index) => !there.some(isThere(one)) && opposite.findIndex(isThere(one)) === index,
  );
  const stored = luminaires.map((luminaire): DesiredPlacement => ({ ...luminaire, luminaire }));
  return put(plan, bodies, 'mirror', [...stored, ...target], newId);
}

/** Gaps in proportion; null if the bodies are longer than the rail. */
function placesOn(own: readonly Luminaire[], from: Cm, to: Cm): Cm[] | null {
  const bodies = own.reduce((sum, { reach }) => sum + 2 * reach, 0);
  if (bodies > to + EPSILON) return null;
  const scale = from - bodies > EPSILON ? (to - bodies) / (from - bodies) : 0;
  let taken = 0;
  return own.map(({ at, reach }) => {
    const gaps = at - reach - taken;
    taken += 2 * reach;
    return taken - reach + gaps * scale;
  });
}

/** Luminaires on the other rails are replaced; quantities follow. */
export function copyRail(
  plan: Plan,
  bodies: Bodies,
  from: string,
  to: readonly string[],
  newId: () => string,
): Arranging {
  const { luminaires } = arrange(plan, bodies);
  const source = axisOf(plan.layout, from);
  const own = luminaires.filter(({ stepId }) => stepId === from).toSorted((a, b) => a.at - b.at);
  if (!source || own.length === 0) return { fault: 'noStep' };
  const rails = new Set([from, ...to]);
  const replaced = luminaires.filter(({ stepId }) => stepId !== from && rails.has(stepId));
  const target: DesiredPlacement[] = [];
  for (const stepId of to) {
    const axis = stepId === from ? undefined : axisOf(plan.layout, stepId);
    if (!axis) continue;
    const places = placesOn(own, source.length, axis.length);
    if (!places) return { fault: 'doesNotFit' };
    for (const [index, { bindingId, turn, tilt }] of own.entries())
      target.push({ bindingId, stepId, turn, tilt, at: itemAt(places, index) });
  }
  const stored = own.map((luminaire): DesiredPlacement => ({ ...luminaire, luminaire }));
  return put(plan, bodies, 'copy', [...stored, ...target], newId, replaced);
}

export function dimmingWithCopies(dimming: Dimming, copyOf: ReadonlyMap<string, string>): Dimming {
  let after = dimming;
  for (const group of dimming.groups) {
    const copies = group.luminaires.flatMap((id) => copyOf.get(id) ?? []);
    if (copies.length > 0)
      after = withGroup(after, { ...group, luminaires: [...group.luminaires, ...copies] });
  }
  for (const scene of dimming.scenes) {
    const shares = Object.entries(scene.luminaires).flatMap(([id, share]) => {
      const copy = copyOf.get(id);
      return copy ? [[copy, share] as const] : [];
    });
    if (shares.length > 0)
      after = withScene(after, {
        ...scene,
        luminaires: { ...scene.luminaires, ...Object.fromEntries(shares) },
      });
  }
  return after;
}

export function paste(
  plan: Plan,
  bodies: Bodies,
  copied: readonly DesiredPlacement[],
  newId: () => string,
): Arranging {
  const geometry = geometryOf(plan.layout);
  const taken = [...arrange(plan, bodies).luminaires];
  const target: DesiredPlacement[] = [];
  for (const { bindingId, stepId, at, turn, tilt } of copied) {
    const body = bodyOf(bodies, bindingId);
    const isTaken = taken.some((one) => one.stepId === stepId && Math.abs(one.at - at) <= EPSILON);
    const desired = at + (isTaken ? Math.max(body.length, COPY_DISTANCE) : 0);
    const own = findPlaced(geometry, stepId);
    let found: { stepId: string; at: Cm } | undefined;
    for (const rail of own ? [own] : geometry.placed) {
      const place = placeIn(slotsOf(rail, taken, body, bodies), desired);
      if (place === null) continue;
      found = { stepId: rail.step.id, at: place };
      break;
    }
    if (!found) return { fault: 'doesNotFit' };
    target.push({ bindingId, ...found, turn, tilt });
    taken.push({
      id: '',
      isPlaced: true,
      number: 0,
      bindingId,
      ...found,
      reach: body.length / 2,
      turn,
      tilt,
      x: 0,
      y: 0,
      heading: 0,
    });
  }
  return put(plan, bodies, 'duplicate', target, newId);
}

/** Middle to middle; a longer luminaire touches its copy. */
const COPY_DISTANCE: Cm = 20;

export function duplicate(
  plan: Plan,
  bodies: Bodies,
  luminaires: readonly Luminaire[],
  newId: () => string,
): Arranging {
  const geometry = geometryOf(plan.layout);
  const taken = [...arrange(plan, bodies).luminaires];
  const copies: DesiredPlacement[] = [];
  for (const luminaire of luminaires) {
    const rail = findPlaced(geometry, luminaire.stepId);
    const slots = rail ? slotsOf(rail, taken, bodyOf(bodies, luminaire.bindingId), bodies) : [];
    const at = placeIn(slots, luminaire.at + Math.max(2 * luminaire.reach, COPY_DISTANCE));
    if (at === null) return { fault: 'doesNotFit' };
    const { bindingId, stepId, turn, tilt } = luminaire;
    copies.push({ bindingId, stepId, at, turn, tilt });
    taken.push({ ...luminaire, at });
  }
  return put(plan, bodies, 'duplicate', copies, newId);
}
