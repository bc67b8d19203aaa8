import type { Point } from '../layout/heading.ts';
import { DEGREE } from '../math/angle.ts';
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
  const angle = luminaire.heading * DEGREE;
  const gaps = others.map(({ x, y }) => {
    const by = { x: x - luminaire.x, y: y - luminaire.y };
    const along = Math.abs(by.x * Math.cos(angle) + by.y * Math.sin(angle));
    const across = Math.abs(by.y * Math.cos(angle) - by.x * Math.sin(angle));
    return Math.hypot(Math.max(0, along - length), across);
  });
  return Math.min(...gaps);
}

/** Whether no other stands nearer to the wall at a point. */
function isOutermost({ x, y }: Point, others: readonly Point[], to: Point, length: number): boolean {
  const ahead = { x: (to.x - x) / length, y: (to.y - y) / length };
  return others.every((other) => (other.x - x) * ahead.x + (other.y - y) * ahead.y < ROW);
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
