import * as v from 'valibot';
import { orderRequestSchema } from '../order/orderRequest.ts';
import { priceOrder } from '../order/priceOrder.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Plan } from '../plan/plan.ts';
import { storedPlan } from '../plan/storedPlan.ts';
import { quoteFor } from '../quote/quote.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { UNSET } from '../settings/settings.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

export function orderOf(plan: Plan): ShownOrder {
  const { underlay: _, view: __, ...stored } = storedPlan(plan);
  const requested = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
  const { net } = quoteFor(plan, sampleCatalogue, requested).totals;
  const request = v.parse(orderRequestSchema, {
    ...stored,
    idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
    isMicro: false,
    language: 'PL',
    seen: { net, currency: 'PLN' },
    showsGross: true,
    confirmed: { powerExceeded: true, missingArticles: true, impossibleLayout: true },
  });
  const { priced, refusal } = priceOrder(request, {
    catalogue: sampleCatalogue,
    euroRate: 4,
    activeLanguages: ['PL', 'EN'],
    prices: UNSET_PRICES,
  });
  if (!priced) throw new Error(`The order is refused: ${refusal.message}`);
  const savedAt = '2026-03-01T10:00:00.000Z';
  return {
    id: 'k3Jx',
    createdAt: savedAt,
    ...priced,
    data: { ...priced.data, savedAt },
    translations: {},
    languages: [],
    settings: { ...UNSET, accentTones: null, hasTerms: false },
    number: '2026/03/0007',
    revises: null,
    offered: null,
    plan,
  };
}
