import { priceGroups } from '@lumitor/domain/catalogue/priceGroup';
import { NO_DRAFT } from '@lumitor/domain/order/offerDraft';
import type { OfferTerms } from '@lumitor/domain/order/offerTerms';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop } from '../testing/shop.ts';

it("a new offer starts with the discounts of the customer's price group and its address", async () => {
  const stored = { id: 'g1', version: 1, createdAt: '2026-11-01T10:00:00.000Z' };
  const fields = v.parse(priceGroups.schema, { key: 'a', title: 'Studia', discount: 10, rails: 5 });
  const order = orderWith({
    customer: { id: 'c1', name: 'Zorza', buyer: ['Zorza', 'ul. Klonowa 8'], group: { ...fields, ...stored } },
  });
  const { service } = openShop();
  service.answer({
    'GET /api/orders/:id': () => order.page,
    'GET /api/orders/:id/work': () => order.work,
    'GET /api/orders/:id/enquiries': () => ({ enquiries: [] }),
    'GET /api/orders/:id/site': () => ({ entries: [] }),
    'GET /api/orders/:id/draft': () => ({ draft: NO_DRAFT, former: null }),
    'PUT /api/orders/:id/draft': ({ json }) => ({
      ...{ version: 1, at: '2026-11-30T10:00:00.000Z', by: 'anna@lumitor.example' },
      terms: (json as { terms: OfferTerms }).terms,
    }),
  });
  await openAdministration(`zamowienia/${order.page.id}`);
  await button('Przygotuj ofertę').click();
  await expect.poll(() => service.requests('PUT /api/orders/:id/draft').length).toBeGreaterThan(0);
  const sent = service.requests('PUT /api/orders/:id/draft').map(({ json }) => json as { terms: OfferTerms });
  const kinds = order.page.data.lines.map(({ kind }, place) => [
    kind.startsWith('rail') ? 500 : 1_000,
    sent[0]?.terms.lines[String(place)]?.discount,
  ]);
  expect(kinds.length).toBeGreaterThan(1);
  expect(sent[0]?.terms.buyer).toBe('Zorza\nul. Klonowa 8');
  for (const [expected, discount] of kinds) expect(discount).toBe(expected);
  await expect.element(page.getByRole('tab', { name: 'Oferta 1, szkic' })).toBeVisible();
});
