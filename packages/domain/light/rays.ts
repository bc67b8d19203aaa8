import { upTo } from '../math/lists.ts';
import type { Vector } from './sides.ts';

/** The share of a number above its whole part. */
const fraction = (value: number): number => value - Math.floor(value);

/** Numbers that fill the unit square evenly, the same each time: the R2 sequence. */
const SQUARE = 1.324717957244746;
/** And two squares at once, so that neither tells anything of the other: the R4 sequence. */
const TWO_SQUARES = 1.1673039782614187;

const spread = (base: number, power: number) => {
  const [stepX, stepY] = [base ** -power, base ** -(power + 1)];
  return (n: number): readonly [number, number] => [fraction(0.5 + n * stepX), fraction(0.5 + n * stepY)];
};

/** The n-th of evenly spread points of the unit square. */
export const evenlySpread = spread(SQUARE, 1);
/** The same for how a ray leaves, and for how it goes on from where it lands. */
export const spreadOut = spread(TWO_SQUARES, 1);
export const spreadOn = spread(TWO_SQUARES, 3);

/** A direction over the half space that a surface faces, as much of it as light comes from: by the cosine. */
export function cosineRay(a: number, b: number): Vector {
  const radius = Math.sqrt(a);
  return [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b), Math.sqrt(1 - a)];
}

/** As many such directions, evenly spread. */
export const cosineRays = (count: number): readonly Vector[] =>
  upTo(count).map((index) => cosineRay(...evenlySpread(index)));

/** From the vertical to where a share of the light comes from that falls on an upright cylinder; radians. */
function fromVertical(share: number): number {
  // Of what comes from less than ε, (2 ε − sin 2 ε) / 2 π: half an interval a round, to the last bit.
  let [low, high] = [0, Math.PI];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (2 * middle - Math.sin(2 * middle) < 2 * Math.PI * share) low = middle;
    else high = middle;
  }
  return low;
}

/** Directions from all sides, as many of each as light from there falls on an upright cylinder: by the sine, evenly spread. */
export const sineRays = (count: number): readonly Vector[] =>
  upTo(count).map((index) => {
    const [share, about] = evenlySpread(index);
    const [epsilon, phi] = [fromVertical(share), 2 * Math.PI * about];
    return [Math.sin(epsilon) * Math.cos(phi), Math.sin(epsilon) * Math.sin(phi), Math.cos(epsilon)];
  });

/** A direction over a surface turned to the surface's own. @param ray with `up` as its third number */
export function turnedTo(normal: Vector, ray: Vector): Vector {
  const [nx, ny, nz] = normal;
  const [a, b, c] = ray;
  if (Math.abs(nz) > 0.5) return [a, b, c * nz];
  // An upright surface: along it, up it, away from it.
  return [-ny * a + nx * c, nx * a + ny * c, b];
}
