import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { planOfShared, sharedText, textOfShared } from './sharedProject.ts';

const NO_PICTURES = { underlay: null, view: null };

it('a shared plan is read back letter by letter, so that opening it sends nothing', () => {
  fc.assert(
    fc.property(arbitraryPlan, (plan) => {
      const text = sharedText(plan);
      expect(textOfShared(JSON.parse(text))).toBe(text);
      const back = planOfShared(text, NO_PICTURES);
      expect(back && sharedText(back)).toBe(text);
    }),
    { numRuns: 30 * Number(process.env.LUMITOR_RUNS ?? 1) },
  );
});
