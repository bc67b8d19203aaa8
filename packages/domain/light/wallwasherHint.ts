import type { Point } from '../layout/heading.ts';
import { headingOf } from '../math/angle.ts';
import { dot } from '../math/points.ts';
import { thrownMiddle } from '../photometry/thrown.ts';
import { distancesFrom } from '../room/distances.ts';
import { wallsOf } from '../room/outline.ts';
import { onWall, outwardOf } from '../room/outlineShape.ts';
import { degrees } from '../units.ts';
import type { Emitter } from './emitter.ts';
import type { Hint } from './hint.ts';
import type { LitRoom } from './scene.ts';

/** Of a wall's height. */
const WASHED_FROM = 1 / 3;
/** A distance is as it should be within such a share of it. */
const ABOUT = 0.15;

const isAbout = (distance: number, wanted: number): boolean => Math.abs(distance - wanted) <= ABOUT * wanted;

/** To where one that is made to throws its light, on the plan; null where it throws it nowhere. */
export function thrownBy({ distribution, turn, forward, side, axis }: Emitter): Point | null {
  const middle = thrownMiddle(distribution, turn);
  if (!middle) return null;
  const [ahead, aside, down] = middle;
  return {
    x: ahead * forward[0] + aside * side[0] + down * axis[0],
    y: ahead * forward[1] + aside * side[1] + down * axis[1],
  };
}

/** Of a luminaire that throws its light at a wall; null where it does not, or stands as it should. */
export function wallwasherHint(emitter: Emitter, thrown: Point, { outline, height }: LitRoom): Hint | null {
  const heading = headingOf(thrown);
  const met = distancesFrom(outline, emitter, degrees(heading))[0]?.to;
  const walls = wallsOf(outline);
  const index = met ? walls.findIndex((wall) => onWall(wall, met).beside < 0.1) : -1;
  const wall = walls[index];
  if (!wall) return null;
  const out = outwardOf(outline, index);
  // It shines along the wall rather than at it.
  if (dot(thrown, out) < Math.SQRT1_2 * Math.hypot(thrown.x, thrown.y)) return null;
  const distance = onWall(wall, emitter).beside;
  const wanted = height * WASHED_FROM;
  return isAbout(distance, wanted) ? null : { kind: 'wallwasher', distance, wanted };
}
