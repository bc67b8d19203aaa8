import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../plan/editPlan.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { quoteFor } from '../quote/quote.ts';
import { abcCatalogue } from '../testing/abcCatalogue.ts';
import { editOf, planWish } from '../testing/arbitraryEdit.ts';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { planDifferences } from './planDifferences.ts';
import { canonicalText, sharedText } from './sharedProject.ts';

const RUNS = 200 * Number(process.env.LUMITOR_RUNS ?? 1);
const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const priced = (plan: Plan, catalogue = sampleCatalogue) => ({
  plan,
  quote: quoteFor(plan, catalogue, TERMS),
});
const PLAN: Plan = { ...EMPTY_PLAN, layout: layoutOf([100]), choices: sampleChoices };

const ON_REQUEST = { dali: 0, zigbee: 0, onOff: 0 };
const partlyPriced = {
  ...abcCatalogue,
  bindings: abcCatalogue.bindings.map((one) =>
    one.id === 'b' ? { ...one, price: ON_REQUEST, priceEuro: ON_REQUEST } : one,
  ),
  gateways: abcCatalogue.gateways.map((one) => (one.id === 'c' ? { ...one, showInSummary: false } : one)),
};

const pairs = fc.oneof(
  fc.tuple(arbitraryPlan, arbitraryPlan),
  fc
    .tuple(arbitraryPlan, planWish)
    .map(([plan, wish]): [Plan, Plan] => [plan, applyEdit(plan, editOf(wish, plan, 'next')).plan ?? plan]),
);

describe('differences between two versions (D71)', () => {
  it('name differing parts and the change of the price', () => {
    const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
    const [before, after] = [
      priced(PLAN),
      priced({ ...PLAN, choices, name: 'Sklep', layout: layoutOf([100], [100]) }),
    ];
    const differences = planDifferences(before, after);
    expect(differences.parts).toEqual(['layout', 'bindings', 'name']);
    expect(differences.length).toBe(100);
    expect(differences.net).toBe(after.quote.totals.net - before.quote.totals.net);
    expect(
      differences.lines.map(({ line, before: was, after: is }) => [line.articleId, was, is]),
    ).toContainEqual(['spot', 0, 2]);
  });

  it.each([
    ['usesOffcuts', { usesOffcuts: true }],
    ['gatewayQuantity', { gatewayQuantity: 2 }],
    ['gatewayId', { gatewayId: 'not sold' }],
  ] as const)('name %s even if the bill is the same', (part, choice) => {
    const { parts, lines } = planDifferences(
      priced(PLAN),
      priced({ ...PLAN, choices: { ...sampleChoices, ...choice } }),
    );
    expect([parts, lines]).toEqual([[part], []]);
  });

  it('are none between a plan and itself, for any active end', () => {
    const other = { ...PLAN, layout: { ...PLAN.layout, activeEnd: null } };
    expect(planDifferences(priced(PLAN), priced(other))).toEqual({
      parts: [],
      lines: [],
      length: 0,
      power: 0,
      net: 0,
    });
  });

  it('exist exactly if two plans or bills differ', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [before, after] = [priced(one, partlyPriced), priced(other, partlyPriced)];
        const { parts, lines } = planDifferences(before, after);
        const isSame =
          sharedText(one) === sharedText(other) &&
          canonicalText(before.quote.lines) === canonicalText(after.quote.lines);
        expect(parts.length + lines.length > 0).toBe(!isSame);
      }),
      { numRuns: RUNS },
    );
  });

  it('have a known amount only if no line of either bill is on request', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const [before, after] = [priced(one, partlyPriced), priced(other, partlyPriced)];
        const { net, lines } = planDifferences(before, after);
        const all = [...before.quote.lines, ...after.quote.lines];
        expect(net === null).toBe(all.some(({ total }) => total === null));
        const unpriced = new Set(all.flatMap(({ article, total }) => (total === null ? [article] : [])));
        for (const { line, change } of lines)
          if (line.article && change !== null) expect(unpriced.has(line.article)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});
