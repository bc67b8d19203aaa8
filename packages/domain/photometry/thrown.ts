import { DEGREE } from '../math/angle.ts';
import type { Distribution } from './distribution.ts';

/** Light whose middle leans further than this, in degrees, is thrown to a side (D52b). */
const THROWN = 12;

/** The middle of all that is sent down: forward, to the side clockwise from there, and along the optical axis. */
type Middle = [forward: number, aside: number, down: number];

/**
 * The middle of the light of a luminaire that throws it to a side; null of one that does not.
 * @param turn where C0 points to, in degrees clockwise from forward
 */
export function thrownMiddle({ intensity, isRotational }: Distribution, turn: number): Middle | null {
  if (isRotational) return null;
  let [forward, aside, down] = [0, 0, 0];
  for (let gamma = 2.5; gamma < 90; gamma += 5)
    for (let c = 0; c < 360; c += 15) {
      const [sin, cos] = [Math.sin(gamma * DEGREE), Math.cos(gamma * DEGREE)];
      const sent = intensity(c, gamma) * sin;
      forward += sent * sin * Math.cos((turn - c) * DEGREE);
      aside += sent * sin * Math.sin((turn - c) * DEGREE);
      down += sent * cos;
    }
  return Math.hypot(forward, aside) < down * Math.tan(THROWN * DEGREE) ? null : [forward, aside, down];
}

/** To where light is thrown, in whole degrees clockwise from forward; null where it is thrown to no side. */
export function thrownTo(distribution: Distribution, turn = distribution.turn): number | null {
  const middle = thrownMiddle(distribution, turn);
  return middle && (Math.round(Math.atan2(middle[1], middle[0]) / DEGREE) + 360) % 360;
}
