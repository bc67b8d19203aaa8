import { accentTones } from '@lumitor/domain/settings/accent';
import {
  type OrderSettings,
  type ServiceSettings,
  type Settings,
  type ShownSettings,
  UNSET,
} from '@lumitor/domain/settings/settings';
import type { DocumentStore } from '../documents/documentStore.ts';

async function readSettings(store: DocumentStore): Promise<Settings> {
  const stored = await store.list('settings', { direction: 'asc' });
  const { shop, legal, prices, lines, documents, orders } = UNSET;
  const byKind = Object.fromEntries(
    stored.map(({ id: _, version: __, createdAt: ___, ...settings }) => [settings.kind, settings]),
  );
  return { shop, legal, prices, lines, documents, orders, ...byKind };
}

export const readLines = async (store: DocumentStore): Promise<Settings['lines']> =>
  (await readSettings(store)).lines;

export async function shownSettings(store: DocumentStore): Promise<ShownSettings> {
  return shownOf(await readSettings(store));
}

const shownOf = ({ shop, prices, lines, orders, legal }: Settings): ShownSettings => ({
  shop,
  prices,
  lines,
  orders,
  accentTones: shop.accent ? accentTones(shop.accent) : null,
  hasTerms: Object.values(legal.terms).some(Boolean),
});

export async function orderSettings(store: DocumentStore): Promise<OrderSettings> {
  const settings = await readSettings(store);
  return { ...shownOf(settings), documents: settings.documents };
}

export async function serviceSettings(store: DocumentStore): Promise<ServiceSettings> {
  const stored = await store.list('serviceSettings', { direction: 'asc' });
  const { offers, mail, embedding, webhook, cart } = UNSET;
  const byKind = Object.fromEntries(
    stored.map(({ id: _, version: __, createdAt: ___, ...settings }) => [settings.kind, settings]),
  );
  return { offers, mail, embedding, webhook, cart, ...byKind };
}

/** Whether pages of orders look for a cart (D78). */
export async function mayFillCarts(store: DocumentStore): Promise<boolean> {
  const { cart } = await serviceSettings(store);
  return cart.target !== 'none' || cart.hookOrigins.length > 0;
}
