import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../units.ts';
import { isBelowMargin, lineMargin, offerMargin, unitCosts } from './margin.ts';
import { offerAmounts } from './offer.ts';
import { NO_EXTRAS } from './offerTerms.ts';
import type { RecordLine } from './record.ts';

const line = (
  code: string,
  unitPrice: number | null,
  quantity: number,
  kind: RecordLine['kind'] = 'part',
) => ({
  ...{ kind, articleId: code, collection: 'accessories', code, role: null, titles: {}, img: '' },
  ...{ unitPrice, quantity, total: unitPrice === null ? null : unitPrice * quantity },
  ...{ watts: 0, missing: false },
});
const totals = { net: 0, vat: 0, gross: 0, vatPercent: 23, isIncomplete: false };
const amountsOf = (lines: ReturnType<typeof line>[], discount = 0, freeLines: object[] = []) =>
  offerAmounts({ lines, totals }, { ...NO_EXTRAS, lines: {}, discount, freeLines: freeLines as never });

const PLN = { currency: 'PLN', euroRate: 4 } as const;
const mounting = { title: 'Mounting', code: 'M1', quantity: 2, unitPrice: 50_00, discount: 0, vatPercent: 8 };

describe('the margin of an offer (D76a)', () => {
  it('is that of the lines with a purchase price, found by code in any case, after all discounts', () => {
    const amounts = amountsOf([line('ON1', 100_00, 2), line('ON2', 40_00, 1)], 1_000, [mounting]);
    const costs = unitCosts(
      amounts,
      [
        { code: ' on1', cost: 60 },
        { code: 'M1', cost: 30 },
      ],
      PLN,
    );
    expect(costs).toEqual([60_00, null, 30_00]);
    // 200 and 100 less 10 %, against 120 and 60.
    expect(offerMargin(amounts, costs)).toEqual({ net: 270_00, cost: 180_00, share: 33_33, unknown: 1 });
    expect(amounts.lines.map((each, place) => lineMargin(each, costs[place]))).toEqual([40_00, null]);
  });

  it('counts a rail of 200 cm as two of 100 cm, and converts at the rate of the order', () => {
    const amounts = amountsOf([line('MT1', 30_00, 1, 'rail200'), line('MT1', 15_00, 1, 'rail100')]);
    const prices = [{ code: 'MT1', cost: 40 }];
    expect(unitCosts(amounts, prices, { currency: 'EUR', euroRate: 4 })).toEqual([20_00, 10_00]);
    expect(unitCosts(amounts, prices, { currency: 'EUR', euroRate: null })).toEqual([null, null]);
  });

  it('ignores lines left out, and is unknown without prices', () => {
    const amounts = amountsOf([line('ON1', 100_00, 0), line('ON2', null, 1)]);
    const costs = unitCosts(
      amounts,
      [
        { code: 'ON1', cost: 60 },
        { code: 'ON2', cost: 60 },
      ],
      PLN,
    );
    const margin = offerMargin(amounts, costs);
    expect(margin).toEqual({ net: 0, cost: 0, share: null, unknown: 1 });
    expect(isBelowMargin(margin, 100)).toBe(false);
  });

  it('of lines with all costs known is the net amount less the costs', () => {
    const anyLine = fc.record({ price: fc.nat(1_000_000), quantity: fc.nat(50), cost: fc.nat(10_000) });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.nat(10_000), (drawn, discount) => {
        const lines = drawn.map(({ price, quantity }, place) => line(`A${place}`, price, quantity));
        const amounts = amountsOf(lines, discount);
        const prices = drawn.map(({ cost }, place) => ({ code: `a${place}`, cost: cost / 100 }));
        const margin = offerMargin(amounts, unitCosts(amounts, prices, PLN));
        expect(margin.net).toBe(amounts.net);
        expect(margin.cost).toBe(drawn.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0));
        expect(margin.unknown).toBe(0);
      }),
    );
  });

  it('is below the floor only if less than it', () => {
    const margin = { net: cents(100_00), cost: cents(85_00), share: 15_00, unknown: 0 };
    expect(isBelowMargin(margin, 15)).toBe(false);
    expect(isBelowMargin(margin, 15.01)).toBe(true);
    expect(isBelowMargin(margin, undefined)).toBe(false);
  });
});
