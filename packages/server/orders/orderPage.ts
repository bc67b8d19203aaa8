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
import { orderSettings } from '../settings/readSettings.ts';
import { activeTexts } from '../snapshots/build.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

/** Raised with what a page holds, so that no browser keeps one of an older form. */
const FORM = 10;

/** What the shop has of an order that its page tells; empty for one that it does not have. */
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

/** Tells one state of an order's page from every other, without reading the order. */
export async function orderPageTag(store: DocumentStore, id: string): Promise<string> {
  const order = await store.db
    .selectFrom('documents')
    .select('version')
    .where('collection', '=', 'reflinksdownload')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound(`There is no order ${id}.`);
  const { texts } = await readVersions(store.db);
  const { number, offered } = await workOf(store, id);
  // An order that is taken up as a revision gets another number (D76).
  const parts = [
    FORM,
    order.version,
    texts,
    encodeURIComponent(number),
    ...(offered ? [offered.number] : []),
  ];
  return `W/"${parts.join('.')}"`;
}

/** In the active languages and the one the order was saved in. */
async function textsIn(store: DocumentStore, snapshots: Snapshots, language: string): Promise<Texts> {
  const known = snapshots.content('texts');
  const texts = known?.content;
  const isCurrent = known?.version === (await readVersions(store.db)).texts;
  if (texts && isCurrent && texts.languages.some(({ lang }) => lang === language)) return texts;
  return activeTexts(store, language);
}

/** What a revision is compared with; null where it is none, or the order before is gone. */
async function revisedOrder(store: DocumentStore, id: string | undefined): Promise<RevisedOrder | null> {
  const before = id === undefined ? null : await store.find('reflinksdownload', id);
  if (!before) return null;
  const { lines, totals, currency } = before.data;
  const { number } = await workOf(store, before.id);
  return { id: before.id, number, lines, totals, currency };
}

/** Longest row of revisions that is followed. */
const MOST_FORMER = 100;
/** The newest revisions, whose changes are told; comparing two of the largest plans takes a tenth of a second. */
const MOST_COMPARED = 20;

/** The orders that one came from by revisions, the oldest first, each with its changes from the one before (D61, D75). */
async function formerOrders(
  store: DocumentStore,
  own: Pick<OrderRecord, 'order' | 'data'>,
): Promise<Required<Pick<OrderPage, 'former'>> & Pick<OrderPage, 'changes'>> {
  const former: FormerOrder[] = [];
  let changes: OrderPage['changes'];
  let later = own;
  while (later.data.revises !== undefined && former.length < MOST_FORMER) {
    const before = await store.find('reflinksdownload', later.data.revises);
    if (!before) break;
    const [next] = former;
    if (!next) changes = revisionChanges(before, later);
    else if (former.length < MOST_COMPARED) next.changes = revisionChanges(before, later);
    const { number } = await workOf(store, before.id);
    former.unshift({ number: number || before.id, at: before.data.savedAt });
    later = before;
  }
  return { former, ...(changes && { changes }) };
}

/** All that the page of a stored order shows (D32). @param language that it has texts in; else that of the order */
export async function orderPage(
  store: DocumentStore,
  snapshots: Snapshots,
  id: string,
  language?: string,
): Promise<OrderPage> {
  const stored = await store.find('reflinksdownload', id);
  if (!stored) throw notFound(`There is no order ${id}.`);
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
    ...(await workOf(store, id)),
    revises: await revisedOrder(store, data.revises),
    ...(await formerOrders(store, stored)),
  };
}
