import type { DocumentOf } from '@lumitor/domain/documents/collections';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notFound } from '../refusal/refused.ts';

type Order = DocumentOf<'reflinksdownload'>;

/** An order as lists tell of it. Amounts are net cents unless they say otherwise. */
function summaryOf({ id, createdAt, parent, data, order }: Order, address: string) {
  const { name, language, currency, totals, email = '' } = data;
  return {
    id,
    savedAt: createdAt,
    name,
    line: order.isMicro ? 'micro' : 'standard',
    language,
    currency,
    totals,
    email,
    reflinkId: parent,
    link: `${address}/pobierz/${id}`,
  };
}

const lineOf = ({
  kind,
  articleId,
  collection,
  code,
  titles,
  unitPrice,
  quantity,
  total,
}: Order['data']['lines'][number]) => ({
  kind,
  articleId,
  collection,
  code,
  titles,
  unitPrice,
  quantity,
  total,
});

/** The oldest first, so that whoever goes on where the last page ended misses none. */
export async function ordersSince(
  store: DocumentStore,
  address: string,
  { since, after, limit }: { since: string | undefined; after: string | undefined; limit: number },
) {
  const { documents, next } = await store.page('reflinksdownload', {
    direction: 'asc',
    limit,
    isSummary: true,
    ...(since && { from: since }),
    ...(after && { after }),
  });
  return { orders: (documents as Order[]).map((order) => summaryOf(order, address)), next };
}

const enquiriesOf = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('enquiries')
    .select(['at', 'language', 'name', 'email', 'phone', 'message'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .execute();

/** An order with its lines, and what was asked about it. */
export async function wholeOrder(store: DocumentStore, address: string, id: string) {
  const order = await store.find('reflinksdownload', id);
  if (!order) throw notFound(`There is no order ${id}.`);
  return {
    ...summaryOf(order, address),
    lines: order.data.lines.map(lineOf),
    enquiries: await enquiriesOf(store.db, id),
  };
}
