import { type Dimming, withGroup, withScene } from '../dimming/dimming.ts';
import { type Axis, nearestPlace, pointAt } from '../layout/axis.ts';
import { findPlaced } from '../layout/geometry.ts';
import { type Point, unitVector } from '../layout/heading.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { distance, dot } from '../math/points.ts';
import { wholeTurn } from '../plan/placement.ts';
import type { Plan } from '../plan/plan.ts';
import { degrees } from '../units.ts';
import { arrange, type Piece } from './arrangement.ts';
import { type Arranging, put } from './arranging.ts';
import type { DesiredPlacement } from './becoming.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';
import { placeIn, slotsOf } from './sliding.ts';

const axisOf = (layout: Layout, stepId: string): Axis | undefined =>
  findPlaced(geometryOf(layout), stepId)?.axis;

const along = ({ heading }: Axis, point: Point): number => dot(point, unitVector(heading));

/** The nearest straight rail beside a place of a straight rail, parallel to it and as far along. */
function oppositeOf({ layout }: Plan, piece: Piece): { stepId: string; at: number } | null {
  const own = axisOf(layout, piece.stepId);
  if (own?.kind !== 'line') return null;
  let nearest: { stepId: string; at: number; away: number } | null = null;
  for (const { step, axis } of geometryOf(layout).placed) {
    if (axis.kind !== 'line' || (axis.heading - own.heading) % 2 !== 0) continue;
    const at = nearestPlace(axis, piece);
    const there = pointAt(axis, at);
    const away = distance(there, piece);
    const isBeside = Math.abs(along(own, there) - along(own, piece)) < 0.01 && away > 1;
    if (isBeside && (!nearest || away < nearest.away)) nearest = { stepId: step.id, at, away };
  }
  return nearest;
}

/**
 * Puts a mirror image of pieces on the rails opposite: as far along, and turned to the same side of the room's middle
 * between the two as they are. Those that hang there already in the same place are left out.
 */
export function mirror(plan: Plan, bodies: Bodies, pieces: readonly Piece[], newId: () => string): Arranging {
  const opposite = pieces.flatMap((piece): DesiredPlacement[] => {
    const to = oppositeOf(plan, piece);
    const axis = to && axisOf(plan.layout, to.stepId);
    if (!axis) return [];
    // Across a line along the rail a direction a becomes 2h − a.
    const turn = wholeTurn(piece.heading - piece.turn - axis.heading * 90);
    return [{ stepId: to.stepId, at: to.at, bindingId: piece.bindingId, turn, tilt: piece.tilt }];
  });
  if (opposite.length === 0) return { fault: 'nothingOpposite' };
  const there = arrange(plan, bodies).pieces;
  const isThere =
    ({ bindingId, stepId, at }: DesiredPlacement) =>
    (other: Pick<DesiredPlacement, 'bindingId' | 'stepId' | 'at'>) =>
      other.bindingId === bindingId && other.stepId === stepId && Math.abs(other.at - at) <= 0.01;
  const wanted = opposite.filter(
    (one, index) => !there.some(isThere(one)) && opposite.findIndex(isThere(one)) === index,
  );
  const kept = pieces.map((piece): DesiredPlacement => ({ ...piece, piece }));
  return put(plan, bodies, 'mirror', [...kept, ...wanted], newId);
}

/**
 * The places of bodies on a rail of another length: in the same order, with gaps in the same proportion.
 * @returns null where they are longer than the rail
 */
function placesOn(own: readonly Piece[], from: number, to: number): number[] | null {
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

/**
 * Has on other rails what one has, with gaps in the same proportion to their length. What hung there goes, and
 * quantities follow.
 */
export function copyRail(
  plan: Plan,
  bodies: Bodies,
  from: string,
  to: readonly string[],
  newId: () => string,
): Arranging {
  const { pieces } = arrange(plan, bodies);
  const source = axisOf(plan.layout, from);
  const own = pieces.filter(({ stepId }) => stepId === from).toSorted((a, b) => a.at - b.at);
  if (!source || own.length === 0) return { fault: 'noStep' };
  const rails = new Set([from, ...to]);
  const replaced = pieces.filter(({ stepId }) => stepId !== from && rails.has(stepId));
  const wanted: DesiredPlacement[] = [];
  for (const stepId of to) {
    const axis = stepId === from ? undefined : axisOf(plan.layout, stepId);
    if (!axis) continue;
    const places = placesOn(own, source.length, axis.length);
    if (!places) return { fault: 'doesNotFit' };
    for (const [index, { bindingId, turn, tilt }] of own.entries())
      wanted.push({ bindingId, stepId, turn, tilt, at: itemAt(places, index) });
  }
  const kept = own.map((piece): DesiredPlacement => ({ ...piece, piece }));
  return put(plan, bodies, 'copy', [...kept, ...wanted], newId, replaced);
}

/** Groups and own shares of light hold of copies as of what they are copies of (D69). @param copyOf ids of the copies */
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

/**
 * One more of each luminaire that was copied, as near as there is room to where it was; where its rail is gone, on the
 * first rail that takes it.
 */
export function paste(
  plan: Plan,
  bodies: Bodies,
  copied: readonly DesiredPlacement[],
  newId: () => string,
): Arranging {
  const geometry = geometryOf(plan.layout);
  const taken = [...arrange(plan, bodies).pieces];
  const wanted: DesiredPlacement[] = [];
  for (const { bindingId, stepId, at, turn, tilt } of copied) {
    const body = bodyOf(bodies, bindingId);
    const isTaken = taken.some((one) => one.stepId === stepId && Math.abs(one.at - at) <= EPSILON);
    const desired = at + (isTaken ? Math.max(body.length, BESIDE) : 0);
    const own = findPlaced(geometry, stepId);
    let found: { stepId: string; at: number } | undefined;
    for (const rail of own ? [own] : geometry.placed) {
      const place = placeIn(slotsOf(rail, taken, body, bodies), desired);
      if (place === null) continue;
      found = { stepId: rail.step.id, at: place };
      break;
    }
    if (!found) return { fault: 'doesNotFit' };
    wanted.push({ bindingId, ...found, turn, tilt });
    taken.push({
      ...{ id: '', isPlaced: true, number: 0, bindingId, ...found, reach: body.length / 2, turn, tilt },
      ...{ x: 0, y: 0, heading: degrees(0) },
    });
  }
  return put(plan, bodies, 'duplicate', wanted, newId);
}

/** From one luminaire to its copy, middle to middle, in centimetres; a longer one touches its copy. */
const BESIDE = 20;

/** One more of each piece, as near beside it as there is room, turned and tilted as it is. */
export function duplicate(
  plan: Plan,
  bodies: Bodies,
  pieces: readonly Piece[],
  newId: () => string,
): Arranging {
  const geometry = geometryOf(plan.layout);
  const taken = [...arrange(plan, bodies).pieces];
  const copies: DesiredPlacement[] = [];
  for (const piece of pieces) {
    const rail = findPlaced(geometry, piece.stepId);
    const slots = rail ? slotsOf(rail, taken, bodyOf(bodies, piece.bindingId), bodies) : [];
    const at = placeIn(slots, piece.at + Math.max(2 * piece.reach, BESIDE));
    if (at === null) return { fault: 'doesNotFit' };
    const { bindingId, stepId, turn, tilt } = piece;
    copies.push({ bindingId, stepId, at, turn, tilt });
    taken.push({ ...piece, at });
  }
  return put(plan, bodies, 'duplicate', copies, newId);
}
