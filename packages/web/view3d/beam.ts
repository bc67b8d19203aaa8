import { greatestOf, leastOf } from '@lumitor/domain/math/lists';
import type { Deg, Metre } from '@lumitor/domain/units';
import type { LuminaireModel, SceneModel } from './sceneModel.ts';
import type { ScenePoint } from './scenePoint.ts';
import type { SolidModel } from './solidModel.ts';

const LINES = 48;
/** Length of a beam that meets no surface. */
const FARTHEST: Metre = 12;
/** Wider light shows no visible beam. */
const WIDEST: Deg = 100;

/** Line on the surface of a beam, up to the first floor, wall, ceiling or solid. */
export interface BeamLine {
  from: ScenePoint;
  to: ScenePoint;
}

type Vector = readonly [number, number, number];
const plus = (a: Vector, b: Vector, by: number): ScenePoint => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];

type Stops = Pick<SceneModel, 'height' | 'walls' | 'solids'>;

/**
 * Distance along a line to a box, infinite if missed. Slab method in the axes of the box: inside between the
 * last entry and the first exit of its three pairs of faces.
 */
function entryInto({ middle, size, heading }: SolidModel, from: ScenePoint, way: ScenePoint): number {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const inBox = ([x, y, z]: ScenePoint): ScenePoint => [x * cos + z * sin, y, z * cos - x * sin];
  const [at, to] = [inBox(plus(from, middle, -1)), inBox(way)];
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    const half = size[axis] / 2;
    const ways = [-half, half].map((side) => (side - at[axis]) / to[axis]);
    if (to[axis] === 0 && Math.abs(at[axis]) > half) return Number.POSITIVE_INFINITY;
    if (to[axis] === 0) continue;
    enter = Math.max(enter, leastOf(ways));
    leave = Math.min(leave, greatestOf(ways));
  }
  return enter < leave ? enter : Number.POSITIVE_INFINITY;
}

/** @param way unit vector */
export function reachOf({ height, walls, solids }: Stops, from: ScenePoint, way: ScenePoint): Metre {
  let reach = FARTHEST;
  if (way[1] < -1e-9) reach = Math.min(reach, from[1] / -way[1]);
  if (walls.length > 0 && way[1] > 1e-9) reach = Math.min(reach, (height - from[1]) / way[1]);
  for (const { start, end } of walls) {
    const [wx, wz] = [end[0] - start[0], end[2] - start[2]];
    const across = way[0] * wz - way[2] * wx;
    if (Math.abs(across) < 1e-9) continue;
    const [dx, dz] = [start[0] - from[0], start[2] - from[2]];
    const away = (dx * wz - dz * wx) / across;
    const share = (dx * way[2] - dz * way[0]) / across;
    if (away > 1e-6 && share >= 0 && share <= 1) reach = Math.min(reach, away);
  }
  for (const solid of solids) reach = Math.min(reach, entryInto(solid, from, way));
  return Math.max(0, reach);
}

/** None if the angle is unknown or too wide. Linear luminaires emit along their whole length. */
export function beamLinesOf(luminaire: LuminaireModel, room: Stops): BeamLine[] {
  const { beam, axis, forward, tilt, heading, shining, centre } = luminaire;
  if (beam === null || beam > WIDEST) return [];
  const half = (beam * Math.PI) / 360;
  const side: Vector = [-Math.sin(forward), 0, Math.cos(forward)];
  const ahead: Vector = [
    Math.cos(tilt) * Math.cos(forward),
    Math.sin(tilt),
    Math.cos(tilt) * Math.sin(forward),
  ];
  const rail: Vector = [Math.cos(heading), 0, Math.sin(heading)];
  return Array.from({ length: LINES + 1 }, (_, index) => {
    const around = (2 * Math.PI * (index % LINES)) / LINES;
    const outward = plus(plus([0, 0, 0], ahead, Math.cos(around)), side, Math.sin(around));
    const way = plus(plus([0, 0, 0], axis, Math.cos(half)), outward, Math.sin(half));
    // The factor 4 puts most lines at the ends, so that the beam of a linear luminaire has straight sides.
    const toEnd = outward[0] * rail[0] + outward[2] * rail[2];
    const from = plus(centre, rail, (shining / 2) * Math.max(-1, Math.min(1, 4 * toEnd)));
    return { from, to: plus(from, way, reachOf(room, from, way)) };
  });
}
