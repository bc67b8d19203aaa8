import {
  type OrderSettings,
  type ServiceSettings,
  type Settings,
  type ShownSettings,
  UNSET,
} from '@lumitor/domain/settings/settings';
import type { DocumentStore } from '../documents/documentStore.ts';

/** What a shop has set, the newest of each kind; where it has set nothing, what comes with the product (D59). */
async function readSettings(store: DocumentStore): Promise<Settings> {
  const stored = await store.list('settings', { direction: 'asc' });
  const { shop, legal, prices, lines, documents, orders } = UNSET;
  const own = Object.fromEntries(
    stored.map(({ id: _, version: __, createdAt: ___, ...settings }) => [settings.kind, settings]),
  );
  return { shop, legal, prices, lines, documents, orders, ...own };
}

/** What goes with the texts to every browser. */
export async function shownSettings(store: DocumentStore): Promise<ShownSettings> {
  const { shop, prices, lines, orders } = await readSettings(store);
  return { shop, prices, lines, orders };
}

/** The same with what PDFs say. */
export async function orderSettings(store: DocumentStore): Promise<OrderSettings> {
  const { shop, prices, lines, orders, documents } = await readSettings(store);
  return { shop, prices, lines, orders, documents };
}

/** What concerns the service alone, as it is at this moment. */
export async function serviceSettings(store: DocumentStore): Promise<ServiceSettings> {
  const stored = await store.list('serviceSettings', { direction: 'asc' });
  const { mail, embedding, webhook } = UNSET;
  const own = Object.fromEntries(
    stored.map(({ id: _, version: __, createdAt: ___, ...settings }) => [settings.kind, settings]),
  );
  return { mail, embedding, webhook, ...own };
}
