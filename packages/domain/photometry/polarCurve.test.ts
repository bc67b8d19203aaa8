import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PhotometricTable } from './photometricTable.ts';
import { polarCurve } from './polarCurve.ts';

const table = (own: Partial<PhotometricTable>): PhotometricTable => ({
  symmetry: 'rotational',
  c: [0],
  gamma: [0, 90],
  candela: [[1000, 0]],
  turn: 0,
  ...own,
});

const pointsIn = (path: string): [number, number][] =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);

it('A curve starts at the light centre, and equal planes make it symmetric', () => {
  const curve = polarCurve(table({ gamma: [0, 45, 90], candela: [[1000, 500, 0]] }), 100);
  expect(curve.c0).toBe('M0 0L0 0L-35.4 35.4L0 100L0 100L35.4 35.4L0 0Z');
  expect(curve).toMatchObject({ c90: null, isUpward: false });
  expect(curve.halfWidth).toBeCloseTo(35.36, 1);
});

it('C0 and C90 are to the right, each with its opposite plane to the left', () => {
  const curve = polarCurve(
    table({
      symmetry: 'none',
      c: [0, 90, 180, 270],
      gamma: [0, 90],
      candela: [
        [100, 100],
        [100, 50],
        [100, 25],
        [100, 0],
      ],
    }),
    100,
  );
  expect(pointsIn(curve.c0)).toContainEqual([100, 0]);
  expect(pointsIn(curve.c0)).toContainEqual([-25, 0]);
  expect(pointsIn(curve.c90 ?? '')).toContainEqual([50, 0]);
});

it('Upward light is drawn upwards, and a curve that goes all around does not pass the centre', () => {
  const around = polarCurve(table({ gamma: [0, 90, 180], candela: [[100, 100, 100]] }), 100);
  expect(around.isUpward).toBe(true);
  expect(pointsIn(around.c0)).toContainEqual([0, -100]);
  expect(pointsIn(around.c0)).not.toContainEqual([0, 0]);
});

it.each([
  [7213, [2000, 4000, 6000, 8000]],
  [1000, [250, 500, 750, 1000]],
  [0.8, [0.2, 0.4, 0.6, 0.8]],
  [0, []],
])('A peak of %d cd lies within rings of round values', (peak, rings) => {
  const curve = polarCurve(table({ candela: [[peak, 0]] }), 90);
  expect(curve.rings.map(({ candela }) => Number(candela.toPrecision(6)))).toEqual(rings);
});

it('No curve exceeds its outermost ring, and there are at most four rings', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 37 }),
      (row) => {
        const gamma = row.map((_, index) => index * 5);
        const { rings, c0 } = polarCurve(table({ gamma, candela: [row] }), 100);
        expect(rings.length).toBeLessThanOrEqual(4);
        expect(rings.at(-1)?.radius).toBeCloseTo(100);
        for (const [x, y] of pointsIn(c0)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100.1);
      },
    ),
  );
});
