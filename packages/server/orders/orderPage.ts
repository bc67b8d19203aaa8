import { ORDER_PAGE_SECTIONS, type OrderPage, type OrderRecord } from '@lumitor/domain/order/record';
import { withoutHidden } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound } from '../http/refused.ts';
import { activeTexts } from '../snapshots/build.ts';

/** All that the page of a stored order shows, in the active languages and the one it was saved in (D32). */
export async function orderPage(store: DocumentStore, id: string): Promise<OrderPage> {
  const stored = await store.find('reflinksdownload', id);
  if (!stored) throw notFound(`There is no order ${id}.`);
  const { order, vat, data } = withoutHidden('reflinksdownload', stored) as unknown as OrderRecord;
  const { translations, languages } = await activeTexts(store, data.language);
  const shown = ORDER_PAGE_SECTIONS.flatMap((section) => {
    const texts = translations[section];
    return texts ? [[section, texts] as const] : [];
  });
  return {
    id,
    createdAt: stored.createdAt,
    order,
    vat,
    data,
    translations: Object.fromEntries(shown),
    languages,
  };
}
