import { upTo } from '../math/lists.ts';
import type { Rad } from '../units.ts';
import type { SurfaceVector } from './sides.ts';

const fraction = (value: number): number => value - Math.floor(value);

/** Base of the R2 sequence (M. Roberts, 2018), which fills the unit square evenly and always alike. */
const SQUARE = 1.324717957244746;
/** Base of the R4 sequence, which fills two independent squares. */
const TWO_SQUARES = 1.1673039782614187;

const spread = (base: number, power: number) => {
  const [stepX, stepY] = [base ** -power, base ** -(power + 1)];
  return (n: number): readonly [number, number] => [fraction(0.5 + n * stepX), fraction(0.5 + n * stepY)];
};

/** Points of the unit square; the next two are independent of each other, for leaving and continuing rays. */
export const evenlySpread = spread(SQUARE, 1);
export const spreadOut = spread(TWO_SQUARES, 1);
export const spreadOn = spread(TWO_SQUARES, 3);

/** Direction around (0, 0, 1) with a density by the cosine, as Lambert surfaces reflect. */
export function cosineRay(a: number, b: number): SurfaceVector {
  const radius = Math.sqrt(a);
  return [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b), Math.sqrt(1 - a)];
}

export const cosineRays = (count: number): readonly SurfaceVector[] =>
  upTo(count).map((index) => cosineRay(...evenlySpread(index)));

function fromVertical(share: number): Rad {
  // Share within ε: (2 ε − sin 2 ε) / 2 π.
  let [low, high] = [0, Math.PI];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (2 * middle - Math.sin(2 * middle) < 2 * Math.PI * share) low = middle;
    else high = middle;
  }
  return low;
}

/** Directions from all sides by the sine from the vertical, as upright cylinders receive light (D67). */
export const sineRays = (count: number): readonly SurfaceVector[] =>
  upTo(count).map((index) => {
    const [share, about] = evenlySpread(index);
    const [epsilon, phi] = [fromVertical(share), 2 * Math.PI * about];
    return [Math.sin(epsilon) * Math.cos(phi), Math.sin(epsilon) * Math.sin(phi), Math.cos(epsilon)];
  });

/** Turns a direction around (0, 0, 1) to a normal, which must be vertical or level. */
export function turnedToRay(normal: SurfaceVector, ray: SurfaceVector): SurfaceVector {
  const [nx, ny, nz] = normal;
  const [a, b, c] = ray;
  if (Math.abs(nz) > 0.5) return [a, b, c * nz];
  return [-ny * a + nx * c, nx * a + ny * c, b];
}
