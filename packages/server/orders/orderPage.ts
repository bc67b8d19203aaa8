import type { Texts } from '@lumitor/domain/catalogue/snapshot';
import { offerNumber } from '@lumitor/domain/order/offer';
import {
  type FormerOrder,
  ORDER_PAGE_SECTIONS,
  type OrderPage,
  type OrderRecord,
  type RevisedOrder,
} from '@lumitor/domain/order/record';
import { revisionChanges } from '@lumitor/domain/order/revisionChanges';
import { countedIn } from '@lumitor/domain/order/worth';
import { withoutHidden } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readVersions } from '../documents/snapshotVersions.ts';
import { notFound } from '../refusal/refused.ts';
import { mayFillCarts, orderSettings } from '../settings/readSettings.ts';
import { activeTexts } from '../snapshots/build.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

/** Increase when pages change, so that browsers discard older ones. */
const FORM = 12;

async function workOf({ db }: DocumentStore, id: string): Promise<Pick<OrderPage, 'number' | 'offered'>> {
  const work = await db
    .selectFrom('orderWork')
    .select(['number', 'offer'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { number = '', offer = null } = work ?? {};
  const counted = countedIn(offer);
  return {
    number,
    offered: counted?.sentAt ? { number: offerNumber(number, counted.position), at: counted.sentAt } : null,
  };
}

/** Names a state of the page by all that it depends on, without reading the order. */
export async function orderPageTag(store: DocumentStore, id: string): Promise<string> {
  const order = await store.db
    .selectFrom('documents')
    .select('version')
    .where('collection', '=', 'reflinksdownload')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound(`Order ${id} not found.`);
  const { texts } = await readVersions(store.db);
  const { number, offered } = await workOf(store, id);
  // An order taken up as a revision gets another number (D76).
  const parts = [
    FORM,
    order.version,
    texts,
    encodeURIComponent(number),
    ...(offered ? [offered.number] : []),
  ];
  return `W/"${parts.join('.')}"`;
}

export async function textsIn(store: DocumentStore, snapshots: Snapshots, language: string): Promise<Texts> {
  const known = snapshots.content('texts');
  const texts = known?.content;
  const isCurrent = known?.version === (await readVersions(store.db)).texts;
  if (texts && isCurrent && texts.languages.some(({ lang }) => lang === language)) return texts;
  return activeTexts(store, language);
}

/** Null if the order is deleted, or was made from none. */
async function revisedOrder(store: DocumentStore, id: string | undefined): Promise<RevisedOrder | null> {
  const before = id === undefined ? null : await store.find('reflinksdownload', id);
  if (!before) return null;
  const { lines, totals, currency } = before.data;
  const { number } = await workOf(store, before.id);
  return { id: before.id, number, lines, totals, currency };
}

const MAX_FORMER = 100;
/** Comparing two of the largest plans takes 0.1 s. */
const MAX_COMPARED = 20;

/** Oldest first, each with its changes (D61, D75). */
async function formerOrders(
  store: DocumentStore,
  own: Pick<OrderRecord, 'order' | 'data'>,
): Promise<Required<Pick<OrderPage, 'former'>> & Pick<OrderPage, 'changes'>> {
  const former: FormerOrder[] = [];
  let changes: OrderPage['changes'];
  let later = own;
  while (later.data.revises !== undefined && former.length < MAX_FORMER) {
    const before = await store.find('reflinksdownload', later.data.revises);
    if (!before) break;
    const [next] = former;
    if (!next) changes = revisionChanges(before, later);
    else if (former.length < MAX_COMPARED) next.changes = revisionChanges(before, later);
    const { number } = await workOf(store, before.id);
    former.unshift({ number: number || before.id, at: before.data.savedAt });
    later = before;
  }
  return { former, ...(changes && { changes }) };
}

/** Page of an order (D32). @param language that of the order if undefined */
export async function orderPage(
  store: DocumentStore,
  snapshots: Snapshots,
  id: string,
  language?: string,
): Promise<OrderPage> {
  const stored = await store.find('reflinksdownload', id);
  if (!stored) throw notFound(`Order ${id} not found.`);
  const { order, vat, data } = withoutHidden('reflinksdownload', stored);
  const { translations, languages } = await textsIn(store, snapshots, language ?? data.language);
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
    settings: await orderSettings(store),
    hasCart: await mayFillCarts(store),
    ...(await workOf(store, id)),
    revises: await revisedOrder(store, data.revises),
    ...(await formerOrders(store, stored)),
  };
}
