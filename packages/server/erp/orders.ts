import type { DocumentOf } from '@lumitor/domain/collections/collections';
import { offerNumber } from '@lumitor/domain/order/offer';
import { countedIn, isFreeLine, orderWorth, type WorthLine, worthLines } from '@lumitor/domain/order/worth';
import type { OrderStatus } from '@lumitor/domain/settings/orders';
import type { Db, OrderWorkRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readOffer } from '../orders/orderWork.ts';
import { revisionsOf } from '../orders/revisions.ts';
import { notFound } from '../refusal/refused.ts';
import type { ErpOrder, ErpOrders, WholeOrder } from './answers.ts';

type Order = DocumentOf<'reflinksdownload'>;

type Work = Pick<
  OrderWorkRow,
  'id' | 'number' | 'status' | 'assignee' | 'offer' | 'email' | 'firstId' | 'revision' | 'isLatest'
>;

async function workOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Work>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orderWork')
    .select(['id', 'number', 'status', 'assignee', 'offer', 'email', 'firstId', 'revision', 'isLatest'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Amounts are cents, of the offer that counts (D61). */
function summaryOf(
  { id, createdAt, parent, data, order }: Order,
  work: Work | undefined,
  address: string,
): ErpOrder {
  const { name, language, currency, totals } = data;
  const offer = countedIn(work?.offer);
  const { net, vat, gross, isIncomplete } = orderWorth(data, offer);
  return {
    id,
    number: work?.number ?? '',
    firstId: work?.firstId || id,
    revision: work?.revision ?? 1,
    isLatest: work?.isLatest !== 0,
    status: (work?.status as OrderStatus | undefined) ?? 'new',
    assignee: work?.assignee ?? '',
    savedAt: createdAt,
    name,
    line: order.isMicro ? 'micro' : 'standard',
    language,
    currency,
    totals: { ...totals, net, vat, gross, isIncomplete },
    offer: work && offer ? offerNumber(work.number, offer.position) : null,
    email: work?.email || (data.email ?? ''),
    reflinkId: parent,
    link: `${address}/pobierz/${id}`,
  };
}

/** Free lines of an offer name no article. */
function lineOf({ line, ...worth }: WorthLine, language: string): WholeOrder['lines'][number] {
  if (isFreeLine(line)) {
    const { code, title, vatPercent } = line;
    const titles = { [language]: title };
    return { kind: 'free', articleId: null, collection: '', code, titles, vatPercent, ...worth };
  }
  const { kind, articleId, collection, code, titles } = line;
  return { kind, articleId, collection, code, titles, ...worth };
}

/** Latest revisions (D76), oldest first, so that paging misses none. */
export async function ordersSince(
  store: DocumentStore,
  address: string,
  { since, after, limit }: { since: string | undefined; after: string | undefined; limit: number },
): Promise<ErpOrders> {
  const { documents, next } = await store.page('reflinksdownload', {
    direction: 'asc',
    limit,
    isSummary: true,
    ...(since && { from: since }),
    ...(after && { after }),
  });
  const orders = documents as Order[];
  const works = await workOf(
    store.db,
    orders.map(({ id }) => id),
  );
  const latest = orders.filter(({ id }) => works.get(id)?.isLatest !== 0);
  return { orders: latest.map((order) => summaryOf(order, works.get(order.id), address)), next };
}

const enquiriesOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('enquiries')
    .select(['at', 'language', 'name', 'email', 'phone', 'message'])
    .where('orderId', 'in', orderIds)
    .orderBy('at')
    .execute();

export async function wholeOrder(store: DocumentStore, address: string, id: string): Promise<WholeOrder> {
  const order = await store.find('reflinksdownload', id);
  if (!order) throw notFound(`Order ${id} not found.`);
  const work = (await workOf(store.db, [id])).get(id);
  const counted = countedIn(work?.offer);
  const offer = counted && (await readOffer(store.db, id, String(counted.position)));
  const { lines, language } = order.data;
  const worth = worthLines(lines, offer);
  return {
    ...summaryOf(order, work, address),
    lines: worth.map((line) => lineOf(line, offer?.language ?? language)),
    enquiries: await enquiriesOf(store.db, [id, ...(await revisionsOf(store.db, id)).map((each) => each.id)]),
  };
}
