import type { Point } from '../layout/heading.ts';
import { distancesFrom } from '../room/distances.ts';
import { onWall, outwardOf, wallsOf } from '../room/outline.ts';
import { degrees } from '../units.ts';
import type { Emitter } from './emitter.ts';
import type { Hint } from './hint.ts';
import type { LitRoom } from './scene.ts';

const DEGREE = Math.PI / 180;
/** Of a wall's height. */
const WASHED_FROM = 1 / 3;
/** A distance is as it should be within such a share of it. */
const ABOUT = 0.15;
/** Light whose middle leans further than this, in degrees, is thrown to a side. */
const THROWN = 12;

const isAbout = (distance: number, wanted: number): boolean => Math.abs(distance - wanted) <= ABOUT * wanted;

/** The middle of all that a luminaire sends down, in its own axes: forward, to its side, and along its optical axis. */
function middleOf({ distribution, turn }: Emitter): [forward: number, aside: number, down: number] {
  let [forward, aside, down] = [0, 0, 0];
  for (let gamma = 2.5; gamma < 90; gamma += 5)
    for (let c = 0; c < 360; c += 15) {
      const [sin, cos] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
      const sent = distribution.intensity(c, gamma) * sin;
      forward += sent * sin * Math.cos((turn - c) * DEGREE);
      aside += sent * sin * Math.sin((turn - c) * DEGREE);
      down += sent * cos;
    }
  return [forward, aside, down];
}

/** To where one that is made to throws its light, on the plan; null where it throws it nowhere. */
export function thrownBy(emitter: Emitter): Point | null {
  if (emitter.distribution.isRotational) return null;
  const [forward, aside, down] = middleOf(emitter);
  if (Math.hypot(forward, aside) < down * Math.tan(THROWN * DEGREE)) return null;
  return {
    x: forward * emitter.forward[0] + aside * emitter.side[0] + down * emitter.axis[0],
    y: forward * emitter.forward[1] + aside * emitter.side[1] + down * emitter.axis[1],
  };
}

/** Of a luminaire that throws its light at a wall; null where it does not, or stands as it should. */
export function wallwasherHint(emitter: Emitter, thrown: Point, { outline, height }: LitRoom): Hint | null {
  const heading = Math.atan2(thrown.y, thrown.x) / DEGREE;
  const met = distancesFrom(outline, emitter, degrees(heading))[0]?.to;
  const walls = wallsOf(outline);
  const index = met ? walls.findIndex((wall) => onWall(wall, met).beside < 0.1) : -1;
  const wall = walls[index];
  if (!wall) return null;
  const out = outwardOf(outline, index);
  // It shines along the wall rather than at it.
  if (thrown.x * out.x + thrown.y * out.y < Math.SQRT1_2 * Math.hypot(thrown.x, thrown.y)) return null;
  const distance = onWall(wall, emitter).beside;
  const wanted = height * WASHED_FROM;
  return isAbout(distance, wanted) ? null : { kind: 'wallwasher', distance, wanted };
}
