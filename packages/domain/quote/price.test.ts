import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { power } from '../testing/sampleCatalogue.ts';
import { cents } from '../units.ts';
import { formatMoney, grossOf, toCents } from './money.ts';
import { exceededZone, recommendPower } from './power.ts';
import { amountOf, type BindingPrices, bindingPriceOf, isMadeFor, priceOf } from './price.ts';

const NONE = { dali: 0, zigbee: 0, onOff: 0 };

describe('money', () => {
  it.each([
    [129.9, 12990],
    [1.005, 101],
    [0.615, 62],
    [35.855, 3586],
    [19.99, 1999],
  ])('of %s in the catalogue is %i cents, rounded half up', (amount, expected) => {
    expect(toCents(amount)).toBe(expected);
  });

  it('has a gross of (net × 123 + 50) div 100 at 23 %, and is exact at other rates (D24)', () => {
    expect(grossOf(cents(100), 23)).toBe(123);
    expect(grossOf(cents(1), 23)).toBe(1);
    expect(grossOf(cents(50), 23)).toBe(62);
    expect([grossOf(cents(1_000), 8), grossOf(cents(1_000), 5.5), grossOf(cents(99), 0)]).toEqual([
      1_080, 1_055, 99,
    ]);
    fc.assert(
      fc.property(fc.nat(1e9), (net) => {
        expect(grossOf(cents(net), 23)).toBe(Number((BigInt(net) * 123n + 50n) / 100n));
      }),
    );
  });

  it('is formatted by language', () => {
    expect(formatMoney(cents(113400), 'PLN', 'PL').replace(/\s/g, ' ')).toBe('1 134,00 zł');
    expect(formatMoney(cents(1234567), 'PLN', 'PL').replace(/\s/g, ' ')).toBe('12 345,67 zł');
    expect(formatMoney(cents(2650), 'EUR', 'EN')).toBe('€26.50');
    expect(formatMoney(cents(2650), 'EUR', 'DE').replace(/\s/g, ' ')).toBe('26,50 €');
    expect(formatMoney(cents(-16900), 'PLN', 'PL').replace(/\s/g, ' ')).toBe('−169,00 zł');
    expect(formatMoney(cents(-2650), 'EUR', 'EN')).toBe('−€26.50');
  });
});

describe('a price', () => {
  it('of 0 is on request, never 0 (D22)', () => {
    expect(priceOf({ price: 0, priceEuro: 12 }, 'PLN', 4)).toBeNull();
    expect(priceOf({ price: 0, priceEuro: 0 }, 'EUR', 4)).toBeNull();
    expect(priceOf({ price: 10, priceEuro: 0 }, 'EUR', 0)).toBeNull();
  });

  it('in euro is the euro price if present, else converted', () => {
    expect(priceOf({ price: 100, priceEuro: 30 }, 'EUR', 4)).toBe(3000);
    expect(priceOf({ price: 100, priceEuro: 0 }, 'EUR', 4.2345)).toBeCloseTo(2361.55, 2);
  });
});

describe('a converted amount', () => {
  it.each([
    [1, 1, 24],
    [1, 100, 2_400],
    [12.345, 1, 290],
    [0.01, 1_000, 1_000],
  ])(
    'of %s zł × %i at 4.25 is displayed unit price times quantity, %i cents (D24)',
    (price, pieces, expected) => {
      expect(amountOf(priceOf({ price, priceEuro: 0 }, 'EUR', 4.25), pieces)).toBe(expected);
    },
  );

  it('rounds like integer arithmetic, for any amount, rate and quantity', () => {
    const tenThousandths = fc.integer({ min: 10_000, max: 99_999 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        tenThousandths,
        fc.integer({ min: 1, max: 999 }),
        (thousandths, rate, pieces) => {
          const price = priceOf({ price: thousandths / 1_000, priceEuro: 0 }, 'EUR', rate / 10_000);
          // Rounded half up, at least one cent.
          const [over, under] = [BigInt(thousandths) * 1_000n, BigInt(rate)];
          const each = Math.max(1, Number((2n * over + under) / (2n * under)));
          expect(amountOf(price, pieces)).toBe(each * pieces);
        },
      ),
    );
  });
});

describe('a luminaire (D23)', () => {
  it('has a price per protocol of the system', () => {
    const prices = {
      price: { dali: 120, zigbee: 110, onOff: 90 },
      priceEuro: { dali: 30, zigbee: 0, onOff: 20 },
    };
    expect(bindingPriceOf(prices, 'dali', 'PLN', 4)).toBe(12000);
    expect(bindingPriceOf(prices, 'zigbee', 'EUR', 4)).toBe(2750);
    expect(bindingPriceOf({ price: 50, priceEuro: NONE }, 'dali', 'PLN', 4)).toBe(5000);
  });

  it('does not support a protocol with 0 while another has an amount', () => {
    expect(isMadeFor({ price: { ...NONE, onOff: 5 } }, 'zigbee')).toBe(false);
    expect(isMadeFor({ price: { ...NONE, onOff: 5 } }, 'onOff')).toBe(true);
    expect(isMadeFor({ price: NONE }, 'zigbee')).toBe(true);
    expect(isMadeFor({ price: 50 }, 'zigbee')).toBe(true);
  });

  it('supports the same protocols at any euro amounts', () => {
    const price = { dali: 120, zigbee: 0, onOff: 90 };
    for (const priceEuro of [NONE, { ...NONE, zigbee: 20 }, { ...NONE, dali: 30 }]) {
      const made = (prices: BindingPrices) => SYSTEM_TYPES.filter((type) => isMadeFor(prices, type));
      expect(made({ price, priceEuro })).toEqual(['onOff', 'dali']);
      expect(made({ price: 50, priceEuro })).toEqual(SYSTEM_TYPES);
    }
  });
});

describe('the power-exceeded dialog (D26)', () => {
  const reported = (before: number[], after: number[], supply: number | null) =>
    exceededZone(before, after, supply === null ? null : supply);

  it.each([
    [90, 110, 100, 0],
    [110, 120, 100, 0],
    [90, 100, 100, null],
    [120, 110, 100, null],
    [120, 120, 100, null],
    [0, 500, null, null],
  ])('from %f W to %f W on %f W reports zone %s', (before, after, supply, zone) => {
    expect(reported([before], [after], supply)).toBe(zone);
  });

  it.each([
    ['the one that rose, although another is fuller', [140, 90], [140, 120], 1],
    ['none if load moves from a fuller zone', [140, 90], [120, 110], null],
    ['none if a zone is split', [140], [120, 20], null],
    ['the fullest if zones are joined', [20, 90, 60], [20, 150], 1],
    ['none if only their order changes', [140, 90], [90, 140], null],
  ])('of several zones reports %s', (_, before, after, zone) => {
    expect(reported(before, after, 100)).toBe(zone);
  });
});

describe('the recommended supply (D27)', () => {
  const offered = [
    power('a', { power: 200 }),
    power('b', { power: 100, price: 90 }),
    power('c', { power: 100, price: 80 }),
  ];
  it('is the cheapest within 80 % load', () => {
    expect(recommendPower(offered, 80)?.id).toBe('c');
    expect(recommendPower(offered, 80.5)?.id).toBe('a');
  });
  it('is none if none carries the load', () => {
    expect(recommendPower(offered, 161)).toBeNull();
  });
  it('prefers a price to one on request', () => {
    expect(recommendPower([power('x', { price: 0 }), power('y', { price: 500 })], 10)?.id).toBe('y');
  });
});
