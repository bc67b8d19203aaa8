import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TARGET_AT, thresholdsFor } from './thresholds.ts';

it('uses round figures around a target of 500 lx', () => {
  expect(thresholdsFor(500)).toEqual([200, 300, 400, 500, 750, 1000, 2000]);
});

it('rises for every target, and contains it exactly', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100_000, noNaN: true }), (target) => {
      const thresholds = thresholdsFor(target);
      expect(thresholds[TARGET_AT]).toBe(target);
      expect(thresholds.every((lux, at) => at === 0 || lux > (thresholds[at - 1] as number))).toBe(true);
    }),
  );
});

it('has as many steps without a target as with one', () => {
  expect(thresholdsFor(null)).toHaveLength(thresholdsFor(500).length);
});
