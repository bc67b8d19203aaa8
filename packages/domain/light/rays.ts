import type { Vector } from './enclosure.ts';

/** Steps of the R2 sequence: numbers that fill the unit square evenly, the same each time. */
const GENERALISED_GOLDEN = 1.324717957244746;
const STEP_X = 1 / GENERALISED_GOLDEN;
const STEP_Y = 1 / GENERALISED_GOLDEN ** 2;

/** The share of a number above its whole part. */
const fraction = (value: number): number => value - Math.floor(value);

/** The n-th of evenly spread points of the unit square. */
export const evenlySpread = (n: number): readonly [number, number] => [
  fraction(0.5 + n * STEP_X),
  fraction(0.5 + n * STEP_Y),
];

/** Directions over the half space that a surface faces, as many as it sees light from: by the cosine. */
export function cosineRays(count: number): readonly Vector[] {
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = evenlySpread(index);
    const radius = Math.sqrt(a);
    return [radius * Math.cos(2 * Math.PI * b), radius * Math.sin(2 * Math.PI * b), Math.sqrt(1 - a)];
  });
}

/** A direction over a surface turned to the surface's own. @param ray with `up` as its third number */
export function turnedTo(normal: Vector, ray: Vector): Vector {
  const [nx, ny, nz] = normal;
  const [a, b, c] = ray;
  if (Math.abs(nz) > 0.5) return [a, b, c * nz];
  // An upright surface: along it, up it, away from it.
  return [-ny * a + nx * c, nx * a + ny * c, b];
}
