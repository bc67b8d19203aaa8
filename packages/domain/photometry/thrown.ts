import { DEGREE } from '../math/angle.ts';
import type { Deg } from '../units.ts';
import type { Distribution } from './distribution.ts';

/** Lean beyond which light counts as thrown to a side (D52b). */
const THROWN: Deg = 12;

type Middle = [forward: number, aside: number, down: number];

/** Vector sum of all light sent down, in steps of 5° by 15°. Null if it leans less than THROWN. */
export function thrownMiddle({ intensity, isRotational }: Distribution, turn: Deg): Middle | null {
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

export function thrownTo(distribution: Distribution, turn = distribution.turn): Deg | null {
  const middle = thrownMiddle(distribution, turn);
  return middle && (Math.round(Math.atan2(middle[1], middle[0]) / DEGREE) + 360) % 360;
}
