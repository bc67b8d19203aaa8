import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toldOf } from './toldOf.ts';

it('rounds', () => {
  expect(toldOf(476.4, 500, 1)).toBe(476);
  expect(toldOf(0.4849, undefined, 100)).toBe(0.48);
});

it('never looks as if a target were met that is missed, nor missed that is met', () => {
  expect(toldOf(499.7, 500, 1)).toBe(499);
  expect(toldOf(0.597, 0.6, 100)).toBe(0.59);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      (lux, target) => {
        expect(toldOf(lux, target, 1) >= target).toBe(lux >= target);
        expect(Math.abs(toldOf(lux, target, 1) - lux)).toBeLessThan(1);
      },
    ),
  );
});
