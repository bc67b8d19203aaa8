import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BREAKER_CURRENT, breakerNumbers, breakerRating, exceedsBreaker, mainsCurrent } from './breakers.ts';

const perB16 = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined });

test('no breaker exceeds its rated current or its limit of supplies, and each supply has one breaker', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 0, max: 3_680 }), perB16, (count, watts, most) => {
      const { supplies, gateways } = breakerNumbers(count, watts, most);
      expect(supplies).toHaveLength(count);
      for (const number of new Set(supplies)) {
        const own = supplies.filter((one) => one === number).length;
        expect(own).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
        expect(own * mainsCurrent(watts)).toBeLessThanOrEqual(BREAKER_CURRENT + 1e-9);
      }
      expect([...new Set(supplies)]).toEqual([...new Set(supplies)].map((_, index) => index + 2));
      expect(gateways).toBe(Math.max(2, ...supplies) + 1);
    }),
    { numRuns: 100 },
  );
});

test('thirteen supplies of 400 W are on two breakers, and gateways on the third', () => {
  const { supplies, gateways } = breakerNumbers(13, 400);
  expect(supplies).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  expect(gateways).toBe(4);
});

test('a supply above the rated current has a breaker of its own with a larger rating', () => {
  expect(breakerNumbers(2, 4_000).supplies).toEqual([2, 3]);
  expect([3_680, 4_000, 20_000].map(exceedsBreaker)).toEqual([false, true, true]);
  expect([3_680, 4_000, 20_000].map(breakerRating)).toEqual(['B16\u00a0A', 'B20\u00a0A', null]);
});
