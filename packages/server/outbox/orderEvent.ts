import { recordSchema } from '@lumitor/domain/order/record';
import { countedIn, orderWorth } from '@lumitor/domain/order/worth';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@lumitor/domain/settings/service';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';

/** Of a record, what stands in its body whatever parts it is kept in. */
const keptOrderSchema = v.object({
  data: v.pick(recordSchema.entries.data, ['name', 'language', 'currency', 'totals']),
});

/** What a webhook is sent. Nothing in it says who the visitor is. */
export const orderEventSchema = v.object({
  /** Of the event; the same at every attempt. */
  id: v.string(),
  event: v.picklist(WEBHOOK_EVENTS),
  /** ISO 8601. */
  at: v.string(),
  order: v.object({
    id: v.string(),
    /** The shop's own. */
    number: v.string(),
    status: v.string(),
    name: v.string(),
    language: v.string(),
    currency: v.string(),
    /** What it is worth, in cents (D61). */
    totals: v.object({ net: v.number(), vat: v.number(), gross: v.number() }),
    link: v.string(),
  }),
});

export type OrderEvent = v.InferOutput<typeof orderEventSchema>;

/** An event as it is told, of the order as the transaction sees it; null where there is no such order. */
export async function orderEvent(
  db: Db,
  address: string,
  event: WebhookEvent,
  orderId: string,
): Promise<OrderEvent | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('orderWork', 'orderWork.id', 'documents.id')
    .select(['body', 'number', 'status', 'offer'])
    .where('collection', '=', 'reflinksdownload')
    .where('documents.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, language, currency, totals } = v.parse(keptOrderSchema, JSON.parse(row.body)).data;
  const { net, vat, gross } = orderWorth({ totals }, countedIn(row.offer));
  return {
    id: newId(),
    event,
    at: new Date().toISOString(),
    order: {
      id: orderId,
      number: row.number,
      status: row.status,
      name,
      language,
      currency,
      totals: { net, vat, gross },
      link: `${address}/pobierz/${orderId}`,
    },
  };
}

/** An event of an order that there is not, to try a webhook with. */
export const testEvent = (address: string): OrderEvent => ({
  id: newId(),
  event: 'order.saved',
  at: new Date().toISOString(),
  order: {
    id: 'test',
    number: 'TEST',
    status: 'new',
    name: 'Test',
    language: 'PL',
    currency: 'PLN',
    totals: { net: 10_000, vat: 2_300, gross: 12_300 },
    link: `${address}/pobierz/test`,
  },
});
