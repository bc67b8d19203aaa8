import { expect, it } from 'vitest';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { quoteFor } from '../quote/quote.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { planDifferences } from './planDifferences.ts';

const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const priced = (plan: Plan) => ({ plan, quote: quoteFor(plan, sampleCatalogue, TERMS) });
const PLAN: Plan = { ...EMPTY_PLAN, layout: layoutOf([100]), choices: sampleChoices };

it('says what differs in words, and what it costs more (D71)', () => {
  const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
  const [before, after] = [
    priced(PLAN),
    priced({ ...PLAN, choices, name: 'Sklep', layout: layoutOf([100], [100]) }),
  ];
  const differences = planDifferences(before, after);
  expect(differences.parts).toEqual(['layout', 'name']);
  expect(differences.length).toBe(100);
  expect(differences.net).toBe(after.quote.totals.net - before.quote.totals.net);
  expect(
    differences.lines.map(({ line, before: was, after: is }) => [line.articleId, was, is]),
  ).toContainEqual(['spot', 0, 2]);
});

it('finds nothing between a plan and itself, and not where the hand is', () => {
  const other = { ...PLAN, layout: { ...PLAN.layout, activeEnd: null } };
  expect(planDifferences(priced(PLAN), priced(other))).toEqual({
    ...{ parts: [], lines: [], length: 0, power: 0, net: 0 },
  });
});
