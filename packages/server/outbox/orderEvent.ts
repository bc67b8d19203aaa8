import { recordSchema } from '@lumitor/domain/order/record';
import { countedIn, orderWorth } from '@lumitor/domain/order/worth';
import { WEBHOOK_CHOICES, type WebhookEvent } from '@lumitor/domain/settings/service';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { latestOf, revisionsOf } from '../orders/revisions.ts';

/** Of a record, what stands in its body whatever parts it is kept in. */
const keptOrderSchema = v.object({
  data: v.pick(recordSchema.entries.data, ['name', 'language', 'currency', 'totals']),
});

/** What a webhook is sent. Nothing in it says who the visitor is. */
export const orderEventSchema = v.object({
  /** Of the event; the same at every attempt. */
  id: v.string(),
  event: v.picklist(Object.keys(WEBHOOK_CHOICES) as WebhookEvent[]),
  /** ISO 8601. */
  at: v.string(),
  order: v.object({
    id: v.string(),
    /** The shop's own. */
    number: v.string(),
    /** Id of the first order of its revisions, and how many there are (D76); absent in events of older versions. */
    firstId: v.optional(v.string()),
    revision: v.optional(v.number()),
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

/** An event as it is reported: of the latest revision, as the transaction sees it; null where there is no such order. */
export async function orderEvent(
  db: Db,
  address: string,
  event: WebhookEvent,
  changedId: string,
): Promise<OrderEvent | null> {
  const orderId = latestOf(await revisionsOf(db, changedId))?.id ?? changedId;
  const row = await db
    .selectFrom('documents')
    .innerJoin('orderWork', 'orderWork.id', 'documents.id')
    .select(['body', 'number', 'firstId', 'revision', 'status', 'offer'])
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
      firstId: row.firstId || orderId,
      revision: row.revision,
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
    firstId: 'test',
    revision: 1,
    status: 'new',
    name: 'Test',
    language: 'PL',
    currency: 'PLN',
    totals: { net: 10_000, vat: 2_300, gross: 12_300 },
    link: `${address}/pobierz/test`,
  },
});
