import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quoteFor } from '../quote/quote.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { packOrder, unpackOrder } from './keptOrder.ts';
import { orderRequestSchema } from './orderRequest.ts';
import { priceOrder } from './priceOrder.ts';
import { recordSchema } from './record.ts';

const currency = 'PLN' as const;
const choices = {
  ...sampleChoices,
  powerId: 'p60',
  bindings: [{ id: 'spot', quantity: 7 }],
  accessories: [{ id: 'endCap-black', quantity: 2 }],
};

/** The record of a layout with the sample's choices. */
function recordOf({
  steps,
  inactiveEntries,
}: Pick<ReturnType<typeof layoutOf>, 'steps' | 'inactiveEntries'>) {
  const quote = quoteFor({ steps, inactiveEntries }, choices, sampleCatalogue, {
    currency,
    euroRate: 4,
  });
  const request = v.parse(orderRequestSchema, {
    idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
    isMicro: false,
    language: 'PL',
    steps,
    inactiveEntries,
    choices,
    seen: { net: quote.totals.net, currency },
    showsGross: true,
    name: 'Salon',
    confirmed: { powerExceeded: true, missingArticles: true },
  });
  const context = { catalogue: sampleCatalogue, euroRate: 4, activeLanguages: ['PL', 'EN', 'DE'] };
  const { priced, refusal } = priceOrder(request, context);
  if (!priced) throw new Error(refusal.message);
  return v.parse(recordSchema, {
    ...priced,
    parent: '',
    data: { ...priced.data, savedAt: '2026-11-21T10:00:00.000Z', requestHash: 'abc' },
  });
}

describe('an order that is kept in two parts', () => {
  it('comes back as it was, whatever its layout', () => {
    fc.assert(
      fc.property(
        arbitraryLayout.filter(({ steps }) => steps.length > 0),
        (layout) => {
          const record = recordOf(layout);
          const { summary, detail } = JSON.parse(JSON.stringify(packOrder(record)));
          expect(unpackOrder(summary, detail)).toEqual(record);
        },
      ),
    );
  });

  it('says each thing once', () => {
    const { summary, detail } = packOrder(recordOf(layoutOf([200], [100, 'right'])));
    const written = JSON.stringify([summary, detail]);
    // Of the luminaire: its id, its type, and a title a language.
    expect(written.match(/"spot"/g)).toHaveLength(1 + 1 + 3);
    expect(written).not.toMatch(/preview|position|directionInternalFrame|isCurved|collection|missing/);
    expect(summary).not.toHaveProperty('data.steps');
    expect(summary).not.toHaveProperty('data.lines');
    expect(summary).not.toHaveProperty('order.bindings');
  });
});
