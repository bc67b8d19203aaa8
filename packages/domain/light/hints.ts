import { facingOf, lengthOf } from '../kinds/area/area.ts';
import { wallBetween } from '../kinds/luminaire/aim.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { distancesFrom } from '../kinds/room/distances.ts';
import { wallsOf } from '../kinds/room/outline.ts';
import { onWall, outwardOf } from '../kinds/room/outlineShape.ts';
import { DEGREE } from '../math/angle.ts';
import { directionOf, headingOf } from '../math/direction.ts';
import { leastOf } from '../math/lists.ts';
import { ahead, cross, dot, minus, times } from '../math/points.ts';
import { beamOf } from '../photometry/figures.ts';
import { thrownMiddle } from '../photometry/thrown.ts';
import type { Cm, Deg } from '../units.ts';
import { type Emitter, emittersOf } from './emitter.ts';
import type { LitArea, LitRoom, Scene, SceneLuminaire, Shining } from './scene.ts';

/** Actual and target figure of an advice (D52b). */
export type Hint =
  /** Light from 30° off the vertical avoids glare and reflections on a picture. */
  | {
      kind: 'accent';
      areaId: string;
      angle: Deg;
      target: Deg;
      distance: Cm;
      targetDistance: Cm;
    }
  /** An asymmetric luminaire lights a wall evenly from a third of its height away. */
  | { kind: 'wallwasher'; distance: Cm; target: Cm }
  /** Beams of adjacent rows meet on the plane at this spacing. */
  | { kind: 'spacing'; distance: Cm; target: Cm }
  /** At most half the spacing. */
  | { kind: 'fromWall'; distance: Cm; target: Cm };

/** Luminaires tilted less shine down. */
const DOWN: Deg = 5;
/** Luminaires closer to a wall by less count as equally close. */
const ROW: Cm = 10;
const LITTLE: Cm = 1;
/** Narrower beams are accents and need not meet. */
const WIDE: Deg = 60;
/** Wider beams always meet. */
const WIDEST: Deg = 150;

function beamOfArticle({ table, beam }: Shining): Deg | null {
  if (!table) return beam ?? null;
  const { c0c180, c90c270 } = beamOf(table);
  return Math.min(c0c180, c90c270);
}

function nextTo(luminaire: SceneLuminaire, others: readonly SceneLuminaire[], length: Cm): Cm {
  const direction = directionOf(luminaire.heading);
  const gaps = others.map((other) => {
    const by = minus(other, luminaire);
    return Math.hypot(Math.max(0, Math.abs(dot(by, direction)) - length), cross(by, direction));
  });
  return leastOf(gaps);
}

function isOutermost(from: Point, others: readonly Point[], to: Point, length: Cm): boolean {
  const way = times(minus(to, from), 1 / length);
  return others.every((other) => dot(minus(other, from), way) < ROW);
}

function rowHints(luminaire: SceneLuminaire, room: LitRoom, { luminaires, articles }: Scene): Hint[] {
  const shining = articles[luminaire.bindingId] ?? {};
  const beam = beamOfArticle(shining);
  const height = luminaire.z - room.plane;
  if (luminaire.tilt >= DOWN || beam === null || beam < WIDE || beam > WIDEST || height <= 0) return [];
  const target = 2 * height * Math.tan((beam / 2) * DEGREE);
  const others = luminaires.filter(
    ({ id, bindingId, tilt }) => id !== luminaire.id && bindingId === luminaire.bindingId && tilt < DOWN,
  );
  if (others.length === 0) return [];
  const distance = nextTo(luminaire, others, shining.luminousLength ?? 0);
  const fromWall = distancesFrom(room.outline, luminaire, luminaire.heading)
    .filter(({ to, length }) => isOutermost(luminaire, others, to, length))
    .reduce((most, { length }) => Math.max(most, length), 0);
  return [
    ...(distance > target + LITTLE ? [{ kind: 'spacing', distance, target } as const] : []),
    ...(fromWall > target / 2 + LITTLE
      ? [{ kind: 'fromWall', distance: fromWall, target: target / 2 } as const]
      : []),
  ];
}

const WASHED_FROM = 1 / 3;
const ABOUT = 0.15;

const isAbout = (distance: number, target: number): boolean => Math.abs(distance - target) <= ABOUT * target;

function thrownBy({ distribution, turn, forward, side, axis }: Emitter): Point | null {
  const middle = thrownMiddle(distribution, turn);
  if (!middle) return null;
  const [ahead, aside, down] = middle;
  return {
    x: ahead * forward[0] + aside * side[0] + down * axis[0],
    y: ahead * forward[1] + aside * side[1] + down * axis[1],
  };
}

/** Null if no wall is lit or the distance is right. */
function wallwasherHint(emitter: Emitter, thrown: Point, { outline, height }: LitRoom): Hint | null {
  const heading = headingOf(thrown);
  const met = distancesFrom(outline, emitter, heading)[0]?.to;
  const walls = wallsOf(outline);
  const index = met ? walls.findIndex((wall) => onWall(wall, met).aside < 0.1) : -1;
  const wall = walls[index];
  if (!wall) return null;
  const out = outwardOf(outline, index);
  // Light along the wall, rather than at it, gets no hint.
  if (dot(thrown, out) < Math.SQRT1_2 * Math.hypot(thrown.x, thrown.y)) return null;
  const distance = onWall(wall, emitter).aside;
  const target = height * WASHED_FROM;
  return isAbout(distance, target) ? null : { kind: 'wallwasher', distance, target };
}

const ACCENT = { target: 30, least: 25, most: 35 };

function metBy({ x, y, z, axis }: Emitter, area: LitArea): Cm | null {
  const [dx, dy, dz] = axis;
  const facing = facingOf(area);
  const against = -(dx * facing.x + dy * facing.y);
  if (against < 1e-6) return null;
  const before = dot(minus({ x, y }, area.begin), facing);
  if (before <= 0) return null;
  const way = before / against;
  const [hit, height] = [ahead({ x, y }, { x: dx, y: dy }, way), z + dz * way];
  const length = lengthOf(area);
  const along = dot(minus(hit, area.begin), minus(area.end, area.begin)) / length;
  const isOn = along >= 0 && along <= length && height >= area.bottom && height <= area.top;
  return isOn ? way * Math.hypot(dx, dy) : null;
}

/** Null if no area is met or the angle is right. */
function accentHint(emitter: Emitter, tilt: Deg, { areas, room }: Scene): Hint | null {
  const met = areas
    .flatMap((area) => {
      const distance = metBy(emitter, area);
      return distance === null ? [] : [{ areaId: area.id, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (!met || (tilt >= ACCENT.least && tilt <= ACCENT.most)) return null;
  const { x, y, axis } = emitter;
  const level = Math.hypot(axis[0], axis[1]);
  const to = (by: number): Point => ahead({ x, y }, { x: axis[0], y: axis[1] }, by / level);
  if (room && wallBetween(room.outline, emitter, to(met.distance - 5)) !== null) return null;
  const down = met.distance / Math.tan(tilt * DEGREE);
  const { target } = ACCENT;
  return { kind: 'accent', ...met, angle: tilt, target, targetDistance: down * Math.tan(target * DEGREE) };
}

export function hintsFor(scene: Scene, id: string): Hint[] {
  const { room, articles } = scene;
  const luminaire = scene.luminaires.find((one) => one.id === id);
  const [emitter] = luminaire ? emittersOf({ luminaires: [luminaire], articles }) : [];
  if (!luminaire || !emitter || !room) return [];
  const thrown = thrownBy(emitter);
  const hint = thrown ? wallwasherHint(emitter, thrown, room) : accentHint(emitter, luminaire.tilt, scene);
  if (hint) return [hint];
  return thrown ? [] : rowHints(luminaire, room, scene);
}
