import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../units.ts';
import { conversion, FUNNEL_STEPS, type FunnelFigures, funnelSum, noFigures } from './funnel.ts';

const aStep = fc.record({ count: fc.nat(1_000), PLN: fc.nat().map(cents), EUR: fc.nat().map(cents) });
const figures: fc.Arbitrary<FunnelFigures> = fc.record({
  visits: fc.nat(10_000),
  saved: aStep,
  enquired: aStep,
  offered: aStep,
  won: aStep,
});

it('months add up however they are grouped', () => {
  fc.assert(
    fc.property(fc.array(figures), fc.array(figures), (some, others) => {
      expect(funnelSum([funnelSum(some), funnelSum(others)])).toEqual(funnelSum([...some, ...others]));
    }),
  );
});

it('a conversion is the share of the step before, and unknown if nothing reached that', () => {
  fc.assert(
    fc.property(figures, (each) => {
      let before = each.visits;
      for (const step of FUNNEL_STEPS) {
        const { count } = each[step];
        expect(conversion(each, step)).toBe(before === 0 ? null : count / before);
        before = count;
      }
    }),
  );
  expect(conversion(noFigures(), 'won')).toBeNull();
});
