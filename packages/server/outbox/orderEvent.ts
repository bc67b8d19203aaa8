import { cartMessageSchema } from '@lumitor/domain/cart/message';
import { recordSchema } from '@lumitor/domain/order/record';
import { countedIn, orderWorth } from '@lumitor/domain/order/worth';
import { CART_EVENT, type SentEvent, WEBHOOK_CHOICES } from '@lumitor/domain/settings/service';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { latestOf, revisionsOf } from '../orders/revisions.ts';

const storedOrderSchema = v.object({
  data: v.pick(recordSchema.entries.data, ['name', 'language', 'currency', 'totals']),
});

/** Without personal data of the visitor. */
export const orderEventSchema = v.object({
  /** The same at every attempt. */
  id: v.string(),
  event: v.picklist([...Object.keys(WEBHOOK_CHOICES), CART_EVENT] as SentEvent[]),
  at: v.string(),
  order: v.object({
    id: v.string(),
    number: v.string(),
    /** Revisions (D76); undefined in events of older versions. */
    firstId: v.optional(v.string()),
    revision: v.optional(v.number()),
    status: v.string(),
    name: v.string(),
    language: v.string(),
    currency: v.string(),
    /** Current amount in cents (D61). */
    totals: v.object({ net: v.number(), vat: v.number(), gross: v.number() }),
    link: v.string(),
    cart: v.optional(cartMessageSchema),
  }),
});

export type WebhookOrderEvent = v.InferOutput<typeof orderEventSchema>;

/** Event of one revision; null for an unknown order. */
export async function revisionEvent(
  db: Db,
  address: string,
  event: SentEvent,
  orderId: string,
): Promise<WebhookOrderEvent | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('orderWork', 'orderWork.id', 'documents.id')
    .select(['body', 'number', 'firstId', 'revision', 'status', 'offer'])
    .where('collection', '=', 'reflinksdownload')
    .where('documents.id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const { name, language, currency, totals } = v.parse(storedOrderSchema, JSON.parse(row.body)).data;
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

/** Latest revision as seen by the transaction. */
export const orderEvent = async (
  db: Db,
  address: string,
  event: SentEvent,
  changedId: string,
): Promise<WebhookOrderEvent | null> =>
  revisionEvent(db, address, event, latestOf(await revisionsOf(db, changedId))?.id ?? changedId);

export const testEvent = (address: string): WebhookOrderEvent => ({
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
