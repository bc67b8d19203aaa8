import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BREAKER_CURRENT, breakerNumbers, mainsCurrent } from './breakers.ts';

test('no breaker carries more than its rated current, and every supply has exactly one breaker', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 0, max: 3_680 }), (count, watts) => {
      const { supplies, gateways } = breakerNumbers(count, watts);
      expect(supplies).toHaveLength(count);
      for (const number of new Set(supplies)) {
        const own = supplies.filter((one) => one === number).length;
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
