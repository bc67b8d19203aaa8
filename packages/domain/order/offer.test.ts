import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf } from '../quote/money.ts';
import { offerAmounts, savedAmounts } from './offer.ts';
import type { RecordLine } from './record.ts';

const line = (unitPrice: number | null, quantity: number): RecordLine => ({
  kind: 'accessory',
  articleId: 'a',
  collection: 'accessories',
  code: 'MA0101',
  role: null,
  titles: { PL: 'Zaślepka' },
  img: '',
  unitPrice,
  quantity,
  total: unitPrice === null ? null : unitPrice * quantity,
  watts: 0,
  missing: false,
});
const totals = { net: 0, vat: 0, gross: 0, vatPercent: 23, isIncomplete: false };

describe('an offer (D61)', () => {
  it('takes discounts off its lines, then one off the total, each rounded once', () => {
    const lines = [line(37_800, 11), line(18_900, 1), line(47_500, 3)];
    const terms = { lines: { '0': { discount: 500 }, '1': { discount: 500 } }, discount: 200 };
    const offer = offerAmounts({ lines, totals }, terms);
    expect(offer.lines.map(({ offered }) => offered)).toEqual([395_010, 17_955, 142_500]);
    expect(offer).toMatchObject({
      before: 577_200,
      lineDiscounts: 21_735,
      wholeDiscount: 11_109,
      net: 544_356,
      gross: 669_558,
      isIncomplete: false,
    });
  });

  it('prices lines that were on request, and is incomplete while a price is missing', () => {
    const lines = [line(null, 4), line(1_000, 1)];
    expect(offerAmounts({ lines, totals }, { lines: {}, discount: 0 })).toMatchObject({
      net: 1_000,
      isIncomplete: true,
    });
    const terms = { lines: { '0': { discount: 1_000, unitPrice: 250 } }, discount: 0 };
    expect(offerAmounts({ lines, totals }, terms)).toMatchObject({ net: 1_900, isIncomplete: false });
  });

  it('multiplies its printed lines even if an older order rounded differently, and leaves that record unchanged', () => {
    const old = [{ ...line(24, 100), total: 2_353 }];
    const saved = { lines: old, totals };
    expect(savedAmounts(saved)).toMatchObject({ before: 2_353, net: 2_353, lines: [{ total: 2_353 }] });
    expect(offerAmounts(saved, { lines: {}, discount: 0 })).toMatchObject({
      net: 2_400,
      lines: [{ unitPrice: 24, quantity: 100, total: 2_400, offered: 2_400 }],
    });
  });

  it('equals the order without discounts, and its amounts always add up in whole cents', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const some = fc.array(fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 500 }), hundredths), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(some, hundredths, (rows, discount) => {
        const lines = rows.map(([price, quantity]) => line(price, quantity));
        const own = Object.fromEntries(rows.map(([, , taken], place) => [place, { discount: taken }]));
        const plain = offerAmounts({ lines, totals }, { lines: {}, discount: 0 });
        expect(plain.net).toBe(lines.reduce((sum, { total }) => sum + (total ?? 0), 0));
        const { before, lineDiscounts, wholeDiscount, net, vat, gross } = offerAmounts(
          { lines, totals },
          { lines: own, discount },
        );
        expect(before - lineDiscounts - wholeDiscount).toBe(net);
        expect([net + vat, gross]).toEqual([gross, grossOf(net, 23)]);
        for (const amount of [lineDiscounts, wholeDiscount, net]) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
