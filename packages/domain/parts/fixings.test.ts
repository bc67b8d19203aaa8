import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { fixingsOf, setsOfOrder } from './fixings.ts';
import { countRails } from './rails.ts';

const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);

test('a rail is fixed as often as mounting sets are counted for it, within its length and nowhere far from one', () => {
  const some = fc.record({ per100: fc.integer({ min: 1, max: 5 }), per200: fc.integer({ min: 1, max: 8 }) });
  fc.assert(
    fc.property(arbitraryPlan, some, ({ layout: { steps } }, sets) => {
      const { frameLength100, frameLength200 } = countRails(steps);
      const all = steps.map((step) => ({ step, places: fixingsOf(step, sets) }));
      expect(all.reduce((sum, { places }) => sum + places.length, 0)).toBe(
        sets.per100 * frameLength100 + sets.per200 * frameLength200,
      );
      for (const { step, places } of all) {
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places[0]).toBeGreaterThan(0);
        expect(places.at(-1)).toBeLessThan(step.frameLength);
      }
    }),
    { numRuns },
  );
});

test('fixing points stand evenly on each rail', () => {
  const [step] = layoutOf([340]).steps;
  const places = step ? fixingsOf(step, { per100: 2, per200: 3 }) : [];
  expect(places.map((place) => Math.round(place * 10) / 10)).toEqual([33.3, 100, 166.7, 223.3, 270, 316.7]);
});

test('what an order bought tells how many sets each rail has', () => {
  const { steps } = layoutOf([400], [260]);
  expect(setsOfOrder(steps, 4 * 3 - 1)).toEqual({ per100: 2, per200: 3 });
  expect(setsOfOrder(steps, 4 * 4 - 1)).toEqual({ per100: 3, per200: 4 });
  expect(setsOfOrder(steps, 0)).toBeNull();
});
