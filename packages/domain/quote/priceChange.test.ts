import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planWith, smallAndLarge, TERMS } from '../testing/smallAndLarge.ts';
import { priceChange } from './priceChange.ts';
import { quoteFor } from './quote.ts';

const quoteOf = (quantities: Record<string, number>) => quoteFor(planWith(quantities), smallAndLarge, TERMS);

it('reports changed luminaires and the supply derived from the load', () => {
  const { articles, totals } = priceChange(quoteOf({ small: 4 }), quoteOf({ large: 4 }));
  const changes = articles.map(({ article, now, after }) => [article?.id, now, after]);
  expect(changes).toEqual([
    ['small', 160_00, 0],
    ['p60', 100_00, 0],
    ['large', 0, 250_00],
    ['p200', 0, 300_00],
  ]);
  expect(totals).toEqual({ net: 290_00, gross: 356_70 });
});

it('has no total if a changed article has its price on request', () => {
  expect(priceChange(quoteOf({ small: 4 }), quoteOf({ onRequest: 4 })).totals).toBeNull();
});

it('has a total if an article on request is unchanged', () => {
  const [now, after] = [quoteOf({ onRequest: 1, small: 1 }), quoteOf({ onRequest: 1, small: 2 })];
  expect(now.totals.isIncomplete).toBe(true);
  expect(priceChange(now, after).totals?.net).toBe(40_00);
});

it('changed articles add up to the change of the net total', () => {
  const quantities = fc.record({ small: fc.nat(12), large: fc.nat(12) });
  fc.assert(
    fc.property(quantities, quantities, (before, later) => {
      const [now, after] = [quoteOf(before), quoteOf(later)];
      const { articles, totals } = priceChange(now, after);
      const sum = articles.reduce((all, one) => all + (one.after ?? 0) - (one.now ?? 0), 0);
      expect(totals).toEqual({
        net: after.totals.net - now.totals.net,
        gross: after.totals.gross - now.totals.gross,
      });
      expect(sum).toBe(totals?.net);
    }),
  );
});
