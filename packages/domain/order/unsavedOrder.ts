import type { Plan } from '../plan/plan.ts';
import { readPlan, storedPlan } from '../plan/storedPlan.ts';
import { quoteFor } from '../quote/quote.ts';
import { pricesAsPicked } from '../settings/languagePrices.ts';
import type { OrderRequest } from './orderRequest.ts';
import { priceOrder } from './priceOrder.ts';
import type { PricingContext } from './pricePlan.ts';
import type { OrderPage } from './record.ts';
import type { ShownOrder } from './shownOrder.ts';

export interface UnsavedOrderProps
  extends Pick<OrderRequest, 'isMicro' | 'language' | 'showsGross' | 'currency'> {
  plan: Plan;
  context: PricingContext;
  at: string;
  number: string;
  page: Pick<OrderPage, 'languages' | 'settings'>;
}

/** No order has this key; nothing is stored under it. */
const NO_KEY = '00000000-0000-4000-8000-000000000000';

/** Null if an order would be refused; findings to confirm are open (D57). */
export function unsavedOrder({
  plan,
  context,
  at,
  number,
  page,
  ...by
}: UnsavedOrderProps): ShownOrder | null {
  const bare = { ...plan, underlay: null, view: null };
  const prices = pricesAsPicked(context.prices, by.language, context.activeLanguages, by.currency ?? null);
  const { net } = quoteFor(bare, context.catalogue, { ...prices, euroRate: context.euroRate }).totals;
  const { underlay: _, view: __, ...stored } = storedPlan(bare);
  const { priced } = priceOrder(
    {
      idempotencyKey: NO_KEY,
      ...by,
      ...stored,
      newsletter: false,
      seen: { net, currency: prices.currency },
      confirmed: { powerExceeded: true, missingArticles: true, impossibleLayout: true },
    },
    context,
  );
  const shown = priced && readPlan({ ...stored, underlay: null, view: null }).plan;
  if (!shown) return null;
  return {
    id: '',
    number,
    createdAt: at,
    translations: {},
    revises: null,
    offered: null,
    ...page,
    order: priced.order,
    vat: priced.vat,
    plan: shown,
    data: { ...priced.data, savedAt: at },
  };
}
