import { isRecessedFamily, type RailFamily } from '../../catalogue/partTable.ts';
import { DEGREE } from '../../math/angle.ts';
import { directionOf, headingOf } from '../../math/direction.ts';
import { ahead, cross, distance, dot, minus } from '../../math/points.ts';
import { wholeTurn } from '../../plan/placement.ts';
import type { Cm, Deg } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { wallsOf } from '../room/outline.ts';

const SUSPENDED_HANG: Cm = 50;

interface AimedGroup {
  isSuspended?: boolean | undefined;
  isRecessed?: boolean | undefined;
}

export function hangOf(planned: Cm | null, { isSuspended = false, isRecessed = false }: AimedGroup): Cm {
  return isRecessed ? 0 : (planned ?? (isSuspended ? SUSPENDED_HANG : 0));
}

export const familyHang = (planned: Cm | null, family: RailFamily | null): Cm =>
  hangOf(planned, {
    isSuspended: family?.isSuspended,
    isRecessed: family !== null && isRecessedFamily(family),
  });

/** Default distance from the rail's axis down to the light centre (D45). */
export const USUAL_DROP: Cm = 10;

const USUAL_HEIGHT: Cm = 270;

export const lightHeight = (roomHeight: Cm | null, hang: Cm, drop: Cm = USUAL_DROP): Cm =>
  (roomHeight ?? USUAL_HEIGHT) - hang - drop;

/** Beyond, the optical axis meets the floor too far away. */
const FLATTEST: Deg = 88;

export interface LightCentre extends Point {
  z: Cm;
  heading: Deg;
  turn: Deg;
  tilt: Deg;
}

export interface Aim {
  turn: Deg;
  tilt: Deg;
  /** The tilt is at its limit: the light falls short of the point. */
  isStopped: boolean;
}

export function aimAt(from: LightCentre, to: Point, height: Cm, tiltMax: Deg): Aim {
  const way = minus(to, from);
  const away = Math.hypot(way.x, way.y);
  if (away < 0.5) return { turn: from.turn, tilt: 0, isStopped: false };
  const tilt = Math.atan2(away, from.z - height) / DEGREE;
  return {
    turn: wholeTurn(headingOf(way) - from.heading),
    tilt: Math.min(tilt, tiltMax, 90),
    isStopped: tilt > Math.min(tiltMax, 90) + 0.01,
  };
}

const forwardOf = ({ heading, turn }: LightCentre): Point => directionOf(heading + turn);

export function aimedAt(from: LightCentre): Point {
  const away = from.z * Math.tan(Math.min(from.tilt, FLATTEST) * DEGREE);
  return ahead(from, forwardOf(from), away);
}

export interface Footprint extends Point {
  rx: Cm;
  ry: Cm;
  angle: Deg;
}

/**
 * Ellipse of half the peak on the floor: the cone of the beam cut by a plane. @returns null beyond the
 * horizon
 */
export function footprint(from: LightCentre, beam: Deg): Footprint | null {
  const half = beam / 2;
  if (from.z <= 0 || from.tilt + half > FLATTEST) return null;
  const [near, far] = [(from.tilt - half) * DEGREE, (from.tilt + half) * DEGREE];
  const middle = (from.z * (Math.tan(near) + Math.tan(far))) / 2;
  return {
    ...ahead(from, forwardOf(from), middle),
    rx: (from.z * (Math.tan(far) - Math.tan(near))) / 2,
    ry: (from.z * Math.sin(half * DEGREE)) / Math.sqrt(Math.cos(near) * Math.cos(far)),
    angle: from.heading + from.turn,
  };
}

export function nearestOnWalls(outline: readonly Point[], point: Point): Point | null {
  let nearest: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { start: a, end: b } of wallsOf(outline)) {
    const way = minus(b, a);
    const share = dot(minus(point, a), way) / dot(way, way);
    const on = ahead(a, way, Math.min(1, Math.max(0, share)));
    const away = distance(on, point);
    if (away >= least) continue;
    nearest = on;
    least = away;
  }
  return nearest;
}

export function wallBetween(outline: readonly Point[], from: Point, to: Point): number | null {
  const way = minus(to, from);
  let nearest: number | null = null;
  for (const { start: a, end: b } of wallsOf(outline)) {
    const [wall, there] = [minus(b, a), minus(a, from)];
    const across = cross(way, wall);
    if (Math.abs(across) < 1e-9) continue;
    const [share, along] = [cross(there, wall) / across, cross(there, way) / across];
    if (share > 1e-9 && share <= 1 && along >= 0 && along <= 1) nearest = Math.min(nearest ?? 1, share);
  }
  return nearest;
}
