import type { Vector } from '../math/points.ts';
import type { Rad } from '../units.ts';

/** x' = ax + cy + e, y' = bx + dy + f. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const UNMOVED: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export const shifted = ({ x, y }: Vector): Affine => ({ ...UNMOVED, e: x, f: y });
export const scaled = (x: number, y: number): Affine => ({ ...UNMOVED, a: x, d: y });

export function rotation(angle: Rad): Affine {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** Matrix product: the last map applies first. */
export const combined = (...all: readonly Affine[]): Affine =>
  all.reduce((after, first) => ({
    a: after.a * first.a + after.c * first.b,
    b: after.b * first.a + after.d * first.b,
    c: after.a * first.c + after.c * first.d,
    d: after.b * first.c + after.d * first.d,
    e: after.a * first.e + after.c * first.f + after.e,
    f: after.b * first.e + after.d * first.f + after.f,
  }));

export const placed = ({ a, b, c, d, e, f }: Affine, { x, y }: Vector): Vector => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

export const directed = ({ a, b, c, d }: Affine, { x, y }: Vector): Vector => ({
  x: a * x + c * y,
  y: b * x + d * y,
});

export function inverse({ a, b, c, d, e, f }: Affine): Affine {
  const area = a * d - b * c;
  const [ia, ib, ic, id] = [d / area, -b / area, -c / area, a / area];
  return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ic * f), f: -(ib * e + id * f) };
}
