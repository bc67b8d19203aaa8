import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tableDistribution } from './distribution.ts';

const { intensity } = tableDistribution({
  symmetry: 'none',
  c: [0, 90, 180, 270],
  gamma: [0, 45, 90],
  candela: [
    [100, 80, 0],
    [100, 60, 0],
    [100, 40, 0],
    [100, 20, 0],
  ],
  turn: 0,
});

it('wraps from the last plane to the first, also just below 0°', () => {
  expect(intensity(315, 45)).toBe(50);
  expect(intensity(360, 45)).toBe(80);
  for (const hair of [-1e-15, -1e-14, -1e-12, 360 - 1e-14]) expect(intensity(hair, 45)).toBeCloseTo(80, 6);
});

it('stays between the measured intensities in every direction', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      fc.double({ min: 0, max: 180, noNaN: true }),
      (c, gamma) => {
        const cd = intensity(c, gamma);
        expect(cd).toBeGreaterThanOrEqual(0);
        expect(cd).toBeLessThanOrEqual(100);
      },
    ),
  );
});
