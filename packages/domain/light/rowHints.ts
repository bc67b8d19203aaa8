import type { Point } from '../layout/heading.ts';
import { DEGREE, directionOf } from '../math/angle.ts';
import { cross, dot, minus, times } from '../math/points.ts';
import { beamOf } from '../photometry/figures.ts';
import { distancesFrom } from '../room/distances.ts';
import { degrees } from '../units.ts';
import type { Hint } from './hint.ts';
import type { LitRoom, Scene, SceneLuminaire, Shining } from './scene.ts';

/** Nearer to straight down than this, in degrees, a luminaire shines down. */
const DOWN = 5;
/** Luminaires less than this apart, in centimetres, are as near to a wall. */
const ROW = 10;
/** So many centimetres more are none. */
const LITTLE = 1;
/** Narrower beams, in degrees, are for accents: nobody wants them to meet. */
const WIDE = 60;
/** Wider ones meet wherever they stand. */
const WIDEST = 150;

function beamOfArticle({ table, beam }: Shining): number | null {
  if (!table) return beam ?? null;
  const { c0c180, c90c270 } = beamOf(table);
  return Math.min(c0c180, c90c270);
}

/** How far the next one that shines down is, without what shines of the two along their rail. */
function nextTo(luminaire: SceneLuminaire, others: readonly SceneLuminaire[], length: number): number {
  const direction = directionOf(luminaire.heading);
  const gaps = others.map((other) => {
    const by = minus(other, luminaire);
    return Math.hypot(Math.max(0, Math.abs(dot(by, direction)) - length), cross(by, direction));
  });
  return Math.min(...gaps);
}

/** Whether no other stands nearer to the wall at a point. */
function isOutermost(from: Point, others: readonly Point[], to: Point, length: number): boolean {
  const way = times(minus(to, from), 1 / length);
  return others.every((other) => dot(minus(other, from), way) < ROW);
}

/** Of a luminaire that shines down beside others of its article; none where their beams meet. */
export function rowHints(luminaire: SceneLuminaire, room: LitRoom, { luminaires, articles }: Scene): Hint[] {
  const shining = articles[luminaire.bindingId] ?? {};
  const beam = beamOfArticle(shining);
  const height = luminaire.z - room.plane;
  if (luminaire.tilt >= DOWN || beam === null || beam < WIDE || beam > WIDEST || height <= 0) return [];
  const wanted = 2 * height * Math.tan((beam / 2) * DEGREE);
  const others = luminaires.filter(
    ({ id, bindingId, tilt }) => id !== luminaire.id && bindingId === luminaire.bindingId && tilt < DOWN,
  );
  // One alone is no row.
  if (others.length === 0) return [];
  const distance = nextTo(luminaire, others, shining.luminousLength ?? 0);
  const fromWall = distancesFrom(room.outline, luminaire, degrees(luminaire.heading))
    .filter(({ to, length }) => isOutermost(luminaire, others, to, length))
    .reduce((most, { length }) => Math.max(most, length), 0);
  return [
    ...(distance > wanted + LITTLE ? [{ kind: 'spacing', distance, wanted } as const] : []),
    ...(fromWall > wanted / 2 + LITTLE
      ? [{ kind: 'fromWall', distance: fromWall, wanted: wanted / 2 } as const]
      : []),
  ];
}
