import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { cents } from '@lumitor/domain/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../data/documents.ts';
import { type BulkPriceChange, changedAmount, changePrices } from './prices.ts';

const change = (fields: Partial<BulkPriceChange>): BulkPriceChange => ({
  how: 'percent',
  value: 0,
  to99: false,
  currencies: ['PLN', 'EUR'],
  protocols: SYSTEM_TYPES,
  ...fields,
});

const article = (fields: Record<string, unknown>): Document => ({
  id: 'a',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

const anyChange = fc.record({
  how: fc.constantFrom('set', 'percent', 'amount', 'round'),
  value: fc.integer({ min: -200_000, max: 200_000 }),
  to99: fc.boolean(),
}) as fc.Arbitrary<Pick<BulkPriceChange, 'how' | 'value' | 'to99'>>;
const anyAmount = fc.integer({ min: 0, max: 50_000_000 }).map(cents);

describe('an amount', () => {
  it.each([
    ['set', 12_990, 5_000, 12_990],
    ['percent', 500, 10_000, 10_500],
    ['percent', 250, 129_90, 133_15],
    ['percent', -1_000, 999, 899],
    ['percent', 5_000, 1, 2],
    ['amount', -500, 12_99, 799],
    ['amount', 500, 12_99, 17_99],
    ['round', 0, 12_01, 12_99],
    ['round', 0, 12_99, 12_99],
    ['round', 0, 13_00, 13_99],
    ['round', 0, 50, 99],
  ] as const)('changed by %s %i: %i cents become %i', (how, value, before, after) => {
    expect(changedAmount(cents(before), change({ how, value }))).toBe(after);
  });

  it('is rounded up after the change', () => {
    expect(changedAmount(cents(100_00), change({ how: 'percent', value: 500, to99: true }))).toBe(105_99);
  });

  it('is whole cents and never below 0', () => {
    fc.assert(
      fc.property(anyAmount, anyChange, (amount, fields) => {
        const after = changedAmount(amount, change(fields));
        expect(Number.isInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of 0 stays 0 unless set', () => {
    fc.assert(
      fc.property(anyChange, (fields) => {
        fc.pre(fields.how !== 'set');
        expect(changedAmount(cents(0), change(fields))).toBe(0);
      }),
    );
  });

  it('changed by per cent is within half a cent of the exact value', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: -10_000, max: 50_000 }), (amount, value) => {
        const exact = (BigInt(amount) * BigInt(10_000 + value) * 2n + 10_000n) / 20_000n;
        expect(changedAmount(amount, change({ value }))).toBe(Number(exact));
      }),
    );
  });

  it('rounded ends in 99, is not lower, and rises by less than 100', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        fc.pre(amount > 0);
        const after = changedAmount(amount, change({ how: 'round' }));
        expect(after % 100).toBe(99);
        expect(after - amount).toBeGreaterThanOrEqual(0);
        expect(after - amount).toBeLessThan(100);
        expect(changedAmount(after, change({ how: 'round' }))).toBe(after);
      }),
    );
  });
});

describe('the prices of articles', () => {
  it('change in the chosen currencies only', () => {
    const [row] = changePrices(
      'accessories',
      [article({ price: 100, priceEuro: 25 })],
      change({ value: 1_000, currencies: ['EUR'] }),
    );
    expect(row?.prices).toEqual([{ currency: 'EUR', protocol: null, before: 2_500, after: 2_750 }]);
    expect(row?.fields).toEqual({ priceEuro: 27.5 });
  });

  it('are written only if changed', () => {
    const [row] = changePrices(
      'accessories',
      [article({ price: 0, priceEuro: 0 })],
      change({ value: 1_000 }),
    );
    expect(row?.prices).toHaveLength(2);
    expect(row?.fields).toEqual({});
  });

  it('of a luminaire stay one amount if all protocols change', () => {
    const priceEuro = { onOff: 10, dali: 12, zigbee: 0 };
    const [row] = changePrices('bindings', [article({ price: 50, priceEuro })], change({ value: 1_000 }));
    expect(row?.fields).toEqual({ price: 55, priceEuro: { onOff: 11, dali: 13.2, zigbee: 0 } });
  });

  it('of a luminaire split by protocol if some change', () => {
    const [row] = changePrices(
      'bindings',
      [article({ price: 50, priceEuro: { onOff: 10, dali: 12, zigbee: 0 } })],
      change({ how: 'amount', value: 500, protocols: ['dali'] }),
    );
    expect(row?.prices.map(({ currency, protocol, after }) => [currency, protocol, after])).toEqual([
      ['PLN', 'dali', 5_500],
      ['EUR', 'dali', 1_700],
    ]);
    expect(row?.fields).toEqual({
      price: { onOff: 50, dali: 55, zigbee: 50 },
      priceEuro: { onOff: 10, dali: 17, zigbee: 0 },
    });
  });

  it('of a luminaire without euro prices can be set', () => {
    const [row] = changePrices(
      'bindings',
      [article({ price: 50 })],
      change({ how: 'set', value: 1_299, currencies: ['EUR'] }),
    );
    expect(row?.fields).toEqual({ priceEuro: { onOff: 12.99, dali: 12.99, zigbee: 12.99 } });
  });

  it('of a luminaire neither add nor remove a protocol (D23)', () => {
    const lamp = article({
      price: { onOff: 50, dali: 60, zigbee: 0 },
      priceEuro: { onOff: 0, dali: 9, zigbee: 0 },
    });
    const set = (value: number) => changePrices('bindings', [lamp], change({ how: 'set', value }))[0]?.fields;
    expect(set(9_900)).toEqual({
      price: { onOff: 99, dali: 99, zigbee: 0 },
      priceEuro: { onOff: 99, dali: 99, zigbee: 0 },
    });
    expect(set(0)).toEqual({ priceEuro: { onOff: 0, dali: 0, zigbee: 0 } });
  });

  it('are read back as the cents of the preview', () => {
    fc.assert(
      fc.property(anyAmount, anyChange, (amount, fields) => {
        const [row] = changePrices('accessories', [article({ price: amount / 100 })], change(fields));
        const [shown] = row?.prices ?? [];
        if (row?.fields.price !== undefined)
          expect(Math.round((row.fields.price as number) * 100)).toBe(shown?.after);
        else expect(shown?.after).toBe(shown?.before);
      }),
    );
  });
});
