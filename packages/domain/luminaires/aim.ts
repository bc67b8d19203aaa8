import { isRecessedFamily, type RailFamily } from '../catalogue/partTable.ts';
import type { Point } from '../layout/heading.ts';
import { DEGREE } from '../math/angle.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { ahead, cross, distance, dot, minus } from '../math/points.ts';
import { wholeTurn } from '../plan/placement.ts';
import { wallsOf } from '../room/outline.ts';

/** Default distance of suspended rails below the ceiling, in centimetres (D45). */
const USUAL_HANG = 50;

interface AimedGroup {
  isSuspended?: boolean | undefined;
  isRecessed?: boolean | undefined;
}

/**
 * Distance of rails below the ceiling, in centimetres: 0 for recessed rails, else that of the plan, else the
 * usual one (D45).
 */
export function hangOf(
  planned: number | null,
  { isSuspended = false, isRecessed = false }: AimedGroup,
): number {
  return isRecessed ? 0 : (planned ?? (isSuspended ? USUAL_HANG : 0));
}

export const familyHang = (planned: number | null, family: RailFamily | null): number =>
  hangOf(planned, {
    isSuspended: family?.isSuspended,
    isRecessed: family !== null && isRecessedFamily(family),
  });

/** Default distance from the rail's axis down to the light centre, in centimetres (D45). */
export const USUAL_DROP = 10;

/** Assumed height without a room, in centimetres. */
const USUAL_HEIGHT = 270;

/**
 * Height of a light centre above the floor, in centimetres (D45).
 * @param roomHeight null without a room
 * @param hang of the rails below the ceiling
 * @param drop from the rail down to the light centre, by the article
 */
export const lightHeight = (roomHeight: number | null, hang: number, drop = USUAL_DROP): number =>
  (roomHeight ?? USUAL_HEIGHT) - hang - drop;

/** Largest tilt with a visible aim; beyond, the optical axis meets the floor too far away. */
const FLATTEST = 88;

/** A luminaire's light centre, turn and tilt; angles in degrees. */
export interface LightCentre extends Point {
  /** Above the floor, in centimetres. */
  z: number;
  heading: number;
  turn: number;
  tilt: number;
}

export interface Aim {
  turn: number;
  tilt: number;
  /** The tilt is at its limit: the light falls short of the point. */
  isStopped: boolean;
}

/**
 * Turn and tilt of a luminaire that aims at a point (D45).
 * @param height of the point above the floor, in centimetres
 * @param tiltMax largest tilt of the luminaire, in degrees
 */
export function aimAt(from: LightCentre, to: Point, height: number, tiltMax: number): Aim {
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

/** Intersection of the optical axis with the floor, regardless of walls. */
export function aimedAt(from: LightCentre): Point {
  const away = from.z * Math.tan(Math.min(from.tilt, FLATTEST) * DEGREE);
  return ahead(from, forwardOf(from), away);
}

/** Ellipse of half the peak on the floor: half axes in centimetres, rotation in degrees. */
export interface Footprint extends Point {
  rx: number;
  ry: number;
  angle: number;
}

/**
 * @param beam full angle at half the peak, in degrees
 * @returns null if the cone reaches the horizon
 */
export function footprint(from: LightCentre, beam: number): Footprint | null {
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

/**
 * Share of the distance between two points at which the line first meets a wall, from 0 to 1; null if there
 * is no wall.
 */
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
