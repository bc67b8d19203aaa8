import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readPlan } from '../plan/storedPlan.ts';
import { quoteFor } from '../quote/quote.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { orderRequestSchema } from './orderRequest.ts';
import { unpackOrder } from './packedOrder.ts';
import { priceOrder } from './priceOrder.ts';
import { recordSchema } from './record.ts';

const former = (name: string) =>
  JSON.parse(readFileSync(new URL(`../testing/former/before-plans/${name}.json`, import.meta.url), 'utf8'));
const NET = 181_000;

describe('an order from before plans existed', () => {
  const { summary, detail } = former('order');
  const record = unpackOrder(summary, detail);

  it('keeps its record and its prices when read', () => {
    const { data } = v.parse(recordSchema, record);
    expect(data).toEqual(record.data);
    const { plan } = readPlan(data);
    expect(plan).toMatchObject({
      name: 'Salon',
      layout: { inactiveEntries: ['straight'], premadeOption: null },
    });
    if (!plan) return;
    const quote = quoteFor(plan, sampleCatalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    expect(quote.totals.net).toBe(NET);
    expect(data.totals.net).toBe(NET);
    expect(quote.lines.map(({ total }) => total)).toEqual(data.lines.map(({ total }) => total));
  });

  it('is saved at the price shown, if a browser still sends it', () => {
    const request = v.parse(orderRequestSchema, former('orderRequest'));
    const { priced } = priceOrder(request, {
      catalogue: sampleCatalogue,
      euroRate: 4,
      prices: UNSET_PRICES,
      activeLanguages: ['PL'],
    });
    expect(priced?.data.totals.net).toBe(NET);
    expect(priced?.data.steps).toEqual(record.data.steps);
  });
});
