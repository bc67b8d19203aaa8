import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import type { Totals } from '../quote/quoteWith.ts';
import { abcCatalogue } from '../testing/abcCatalogue.ts';
import { arbitraryPlan, loadedPlan, newIds } from '../testing/arbitraryPlan.ts';
import { checkPlan } from './checkPlan.ts';
import { examine } from './examine.ts';
import { growAt, isAsHeavy } from './finding.ts';
import { fixesFor } from './fixes.ts';

/** LUMITOR_RUNS asks for more plans. */
const numRuns = Number(process.env.LUMITOR_RUNS ?? 60);
const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const measure = { catalogue: abcCatalogue, terms: TERMS };

describe('the fixes of any plan', () => {
  it('remove their finding, bring none as heavy, make none larger, and change the price by what they say, or by what is not known', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryPlan, loadedPlan), (plan) => {
        const examined = examine(plan, measure);
        const findings = checkPlan(examined);
        const keys = findings.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const finding of findings)
          for (const fix of fixesFor(examined, findings, finding, newIds())) {
            const after = examine(applyEdit(plan, fix.edit).plan as Plan, measure);
            const left = checkPlan(after);
            expect(left.map(({ key }) => key)).not.toContain(finding.key);
            expect(
              left.filter(({ key, weight }) => !keys.includes(key) && isAsHeavy(weight, finding.weight)),
            ).toEqual([]);
            expect(growAt(finding.weight, findings, left)).toBe(false);
            const totals = [examined, after].map(({ quote }) => quote.totals);
            const [before, now] = totals as [Totals, Totals];
            if (totals.some(({ isIncomplete }) => isIncomplete)) expect(fix.change).toBeNull();
            else expect(fix.change).toEqual({ net: now.net - before.net, gross: now.gross - before.gross });
          }
      }),
      { numRuns },
    );
  });
});
