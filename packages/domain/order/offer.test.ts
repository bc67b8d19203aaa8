import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf } from '../quote/money.ts';
import { offerAmounts, savedAmounts, storedOffer } from './offer.ts';
import type { FreeLine } from './offerTerms.ts';
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

  const mounting: FreeLine = {
    ...{ title: 'Montaż', code: 'US-M', quantity: 1, unitPrice: 100_000, discount: 0, vatPercent: 8 },
  };

  it('changes quantities, leaves lines out, and adds lines that are not in the drawing', () => {
    const lines = [line(10_000, 3), line(5_000, 2), line(null, 1)];
    const offer = offerAmounts(
      { lines, totals },
      {
        lines: {
          0: { discount: 0, quantity: 4 },
          1: { discount: 0, quantity: 0 },
          2: { discount: 0, quantity: 0 },
        },
        freeLines: [{ ...mounting, quantity: 2, discount: 1_000 }],
        discount: 0,
      },
    );
    expect(offer.lines.map(({ quantity, offered }) => [quantity, offered])).toEqual([
      [4, 40_000],
      [0, 0],
      [0, null],
    ]);
    expect(offer.freeLines).toMatchObject([{ total: 200_000, offered: 180_000 }]);
    expect(offer).toMatchObject({
      before: 240_000,
      lineDiscounts: 20_000,
      net: 220_000,
      isIncomplete: false,
    });
  });

  it('offers another article with its own code and titles at the price of the offer', () => {
    const article = { id: 'b', code: 'MA0202', titles: { PL: 'Inna zaślepka' } };
    const terms = { lines: { 0: { discount: 0, unitPrice: 700, article } }, discount: 0 };
    expect(offerAmounts({ lines: [{ ...line(500, 4), img: '/a.webp' }], totals }, terms).lines).toMatchObject(
      [
        {
          articleId: 'b',
          code: 'MA0202',
          titles: { PL: 'Inna zaślepka' },
          img: '',
          total: 2_800,
          quantity: 4,
        },
      ],
    );
  });

  it('takes the VAT of each rate from its share of the total discount, highest rate first', () => {
    const offer = offerAmounts(
      { lines: [line(100_000, 2)], totals },
      { lines: {}, freeLines: [mounting], discount: 1_000 },
    );
    expect(offer).toMatchObject({ before: 300_000, wholeDiscount: 30_000, net: 270_000 });
    expect(offer.rates).toEqual([
      { vatPercent: 23, net: 180_000, vat: 41_400 },
      { vatPercent: 8, net: 90_000, vat: 7_200 },
    ]);
    expect(offer).toMatchObject({ vat: 48_600, gross: 318_600 });
  });

  it('adds up to the cent for any lines, rates and discounts, as printed', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const priced = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPrice: fc.nat(1_000_000),
      discount: hundredths,
    });
    const free = fc.record({
      ...{ title: fc.constant('Montaż'), code: fc.constant('') },
      ...{ quantity: fc.integer({ min: 1, max: 500 }), unitPrice: fc.nat(1_000_000), discount: hundredths },
      vatPercent: fc.constantFrom(0, 5, 8, 23),
    });
    const few = { maxLength: 12 };
    fc.assert(
      fc.property(fc.array(priced, few), fc.array(free, few), hundredths, (drawn, freeLines, discount) => {
        const lines = drawn.map(({ unitPrice, quantity }) => line(unitPrice, quantity));
        const own = Object.fromEntries(drawn.map((each, place) => [place, { discount: each.discount }]));
        const offer = offerAmounts({ lines, totals }, { lines: own, freeLines, discount });
        const all = [...offer.lines, ...offer.freeLines];
        const sum = (amounts: readonly (number | null)[]) =>
          amounts.reduce<number>((before, amount) => before + (amount ?? 0), 0);
        for (const { unitPrice, quantity, total } of all) expect(total).toBe((unitPrice ?? 0) * quantity);
        expect(offer.before).toBe(sum(all.map(({ total }) => total)));
        expect(offer.before - offer.lineDiscounts).toBe(sum(all.map(({ offered }) => offered)));
        expect(offer.before - offer.lineDiscounts - offer.wholeDiscount).toBe(offer.net);
        expect(sum(offer.rates.map(({ net }) => net))).toBe(offer.net);
        expect(sum(offer.rates.map(({ vat }) => vat))).toBe(offer.vat);
        expect(offer.net + offer.vat).toBe(offer.gross);
        for (const { vatPercent, net, vat } of offer.rates) {
          expect(net).toBeGreaterThanOrEqual(0);
          expect(net + vat).toBe(grossOf(net, vatPercent));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('of an earlier version has one VAT rate and nothing of its own', () => {
    const {
      rates: _,
      freeLines: __,
      ...amounts
    } = offerAmounts({ lines: [line(1_000, 1)], totals }, { lines: {}, discount: 0 });
    const lines = amounts.lines.map(({ vatPercent: ___, ...each }) => each);
    const body = { ...amounts, lines, vatPercent: 8, net: 1_000, vat: 80 } as unknown as Parameters<
      typeof storedOffer
    >[0];
    expect(storedOffer(body, { position: 2, at: '2026-11-01', by: 'anna' })).toMatchObject({
      ...{ position: 2, by: 'anna', freeLines: [], deposit: 0, paymentLink: '' },
      rates: [{ vatPercent: 8, net: 1_000, vat: 80 }],
      lines: [{ vatPercent: 8 }],
    });
  });
});
