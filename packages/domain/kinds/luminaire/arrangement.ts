import { headingOf } from '../../math/direction.ts';
import { distance, minus } from '../../math/points.ts';
import type { Chosen } from '../../plan/choices.ts';
import { type LuminairePlacement, wholeTurn } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm, Deg } from '../../units.ts';
import { pointAt } from '../rail/axis.ts';
import { findPlaced, type Geometry, placedStep } from '../rail/geometry.ts';
import type { Point } from '../rail/heading.ts';
import { headingAt } from '../rail/headingAt.ts';
import { geometryOf } from '../rail/layout.ts';
import { isInside } from '../room/outline.ts';
import { nearestOnWalls } from './aim.ts';
import { automaticPlaces } from './automatic.ts';
import { type Bodies, type Body, bodyOf, EPSILON, overlaps } from './body.ts';

/** Reasons for a dormant placement: the first that applies (D43). */
export const DORMANT_REASONS = ['noStep', 'beyondEnd', 'notOnBend', 'overlaps', 'tooMany'] as const;
export type DormantReason = (typeof DORMANT_REASONS)[number];

export interface Luminaire extends Point {
  /** Id of its placement; an automatic luminaire retains its id when put by hand. */
  id: string;
  isPlaced: boolean;
  number: number;
  bindingId: string;
  stepId: string;
  at: Cm;
  reach: Cm;
  heading: Deg;
  turn: Deg;
  tilt: Deg;
  /** Direction of light thrown to a side, clockwise from the luminaire's front (D45). */
  throwsTo?: Deg | undefined;
}

export interface Dormant {
  placement: LuminairePlacement;
  reason: DormantReason;
}

export interface Arrangement {
  /** Luminaires put by hand in list order, then the automatic ones by stretch. */
  luminaires: readonly Luminaire[];
  dormant: readonly Dormant[];
  noRoom: ReadonlyMap<string, number>;
}

export type Arranged = Pick<Plan, 'layout' | 'placements'> &
  Partial<Pick<Plan, 'room'>> & { choices: { bindings: readonly Chosen[] } };

const NO_ARRANGEMENT: Arrangement = { luminaires: [], dormant: [], noRoom: new Map() };

function reasonOf(
  placement: LuminairePlacement,
  geometry: Geometry,
  before: readonly LuminairePlacement[],
  left: number,
  bodies: Bodies,
): DormantReason | null {
  const place = findPlaced(geometry, placement.stepId);
  if (!place) return 'noStep';
  const body = bodyOf(bodies, placement.bindingId);
  const { at } = placement;
  if (at - body.length / 2 < -EPSILON || at + body.length / 2 > place.axis.length + EPSILON)
    return 'beyondEnd';
  if (place.axis.kind === 'arc' && !body.fitsBent) return 'notOnBend';
  const isTaken = before.some((other) =>
    overlaps(at, body.length, other.at, bodyOf(bodies, other.bindingId).length),
  );
  if (isTaken) return 'overlaps';
  return left > 0 ? null : 'tooMany';
}

function arrangedBy({ layout, placements, choices }: Arranged, bodies: Bodies) {
  const geometry = geometryOf(layout);
  const left = new Map(choices.bindings.map(({ id, quantity }) => [id, quantity]));
  const byStep = new Map<string, LuminairePlacement[]>();
  const fixed: LuminairePlacement[] = [];
  const dormant: Dormant[] = [];
  for (const placement of placements) {
    const { bindingId, stepId } = placement;
    const before = byStep.get(stepId) ?? [];
    const count = left.get(bindingId) ?? 0;
    const reason = reasonOf(placement, geometry, before, count, bodies);
    if (reason) {
      dormant.push({ placement, reason });
      continue;
    }
    byStep.set(stepId, [...before, placement]);
    fixed.push(placement);
    left.set(bindingId, count - 1);
  }
  return { busy: fixed, dormant, byStep, left };
}

/** Nearest wall for light thrown to a side; others face along the rail (D45). */
export function automaticTurn(at: Point, heading: Deg, { throwsTo }: Body, room: Arranged['room']): Deg {
  if (throwsTo === undefined || !room || !isInside(room.outline, at)) return 0;
  const wall = nearestOnWalls(room.outline, at);
  if (!wall) return 0;
  const away = distance(at, wall);
  if (away > room.height || away < 0.5) return 0;
  return wholeTurn(headingOf(minus(wall, at)) - heading - throwsTo);
}

function numbered(luminaires: Luminaire[], indexOf: ReadonlyMap<string, number>): Luminaire[] {
  const byStep: Luminaire[][] = [];
  for (const luminaire of luminaires) {
    const index = indexOf.get(luminaire.stepId) ?? -1;
    const own = byStep[index];
    if (own) own.push(luminaire);
    else byStep[index] = [luminaire];
  }
  let number = 0;
  for (const own of byStep) {
    own?.sort((a, b) => a.at - b.at);
    for (const luminaire of own ?? []) luminaire.number = ++number;
  }
  return luminaires;
}

/**
 * Positions of all luminaires, derived and never stored: placements that hold (D43), then automatic ones
 * (D44).
 */
export function arrange(plan: Arranged, bodies: Bodies): Arrangement {
  const { layout, choices } = plan;
  if (choices.bindings.length === 0 && plan.placements.length === 0) return NO_ARRANGEMENT;
  const geometry = geometryOf(layout);
  const { placed, indexOf } = geometry;
  const { busy: fixed, dormant, byStep, left } = arrangedBy(plan, bodies);
  const known = new Set(plan.placements.map(({ id }) => id));
  const waiting = choices.bindings.map(({ id }) => ({ bindingId: id, count: left.get(id) ?? 0 }));
  const { places, noRoom } = automaticPlaces(placed, byStep, waiting, bodies, known);
  const pieceAt = (
    place: Omit<LuminairePlacement, 'turn' | 'tilt'> & Partial<LuminairePlacement>,
    isPlaced: boolean,
  ): Luminaire => {
    const { id, bindingId, stepId, at, tilt = 0 } = place;
    const { axis } = placedStep(geometry, stepId);
    const body = bodyOf(bodies, bindingId);
    const [point, heading] = [pointAt(axis, at), headingAt(axis, at)];
    return {
      id,
      isPlaced,
      number: 0,
      bindingId,
      stepId,
      at,
      reach: body.length / 2,
      ...point,
      heading,
      turn: place.turn ?? automaticTurn(point, heading, body, plan.room),
      tilt: Math.min(tilt, body.tiltMax),
      throwsTo: body.throwsTo,
    };
  };
  const luminaires = [
    ...fixed.map((placement) => pieceAt(placement, true)),
    ...places.map((place) => pieceAt(place, false)),
  ];
  return { luminaires: numbered(luminaires, indexOf), dormant, noRoom };
}
