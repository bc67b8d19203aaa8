import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayRounded } from './figures.ts';

it('rounds', () => {
  expect(displayRounded(476.4, 1, { value: 500, isLeast: true })).toBe(476);
  expect(displayRounded(0.4849, 100)).toBe(0.48);
});

it('shows no missed bound as met, and no met bound as missed', () => {
  expect(displayRounded(499.7, 1, { value: 500, isLeast: true })).toBe(499);
  expect(displayRounded(200.4, 1, { value: 200, isLeast: false })).toBe(201);
  expect(displayRounded(0.597, 100, { value: 0.6, isLeast: true })).toBe(0.59);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      fc.boolean(),
      (lux, value, isLeast) => {
        const shown = displayRounded(lux, 1, { value, isLeast });
        expect(isLeast ? shown >= value : shown <= value).toBe(isLeast ? lux >= value : lux <= value);
        expect(Math.abs(shown - lux)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
