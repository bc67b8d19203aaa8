import type { CartMessage } from '@lumitor/domain/cart/message';
import { CART_EVENT, WEBHOOK_CHOICES, type WebhookEvent } from '@lumitor/domain/settings/service';
import type { Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { orderEvent, revisionEvent, type WebhookOrderEvent } from './orderEvent.ts';
import type { Claimed } from './queue.ts';

const pdfSchema = v.object({
  orderId: v.string(),
  offer: v.optional(v.number()),
  language: v.string(),
  /** Network of the visitor, whose limit the PDF counts against. */
  client: v.optional(v.string()),
});

const mailSchema = v.object({
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  pdf: v.optional(pdfSchema),
  /** The offer of which the mail reminds (D76a). */
  reminds: v.optional(v.object({ orderId: v.string(), position: v.number() })),
  /** Responsible area; undefined: sales. */
  area: v.optional(v.literal('people')),
});

/** One address, so that each recipient is retried alone. */
export type Mail = v.InferOutput<typeof mailSchema>;
export type MailPdf = v.InferOutput<typeof pdfSchema>;

/** All attempts share the `messageId`. */
export const storedMailSchema = v.object({ ...mailSchema.entries, messageId: v.string() });
export type StoredMail = v.InferOutput<typeof storedMailSchema>;

export const messageIdOf = (id: string, address: string): string => `<${id}@${new URL(address).hostname}>`;

interface Options {
  outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  address: string;
}

/** Open pages learn of a change on another instance as fast. */
const CACHE_TIME: Ms = 2_000;

/** Queued mails and webhook events; sent only if their transaction commits. */
export class Outbox {
  readonly #outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #notifiesSaved: { at: Ms; value: boolean } | null = null;

  constructor({ outgoing, address }: Options) {
    this.#outgoing = outgoing;
    this.#address = address;
  }

  /** Entries may not be committed yet. @returns a function that removes the listener */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  wake(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Without recipients, one statement saves an order instead of a transaction. */
  async mayNotifySaved(db: Db): Promise<boolean> {
    const now = performance.now();
    if (!this.#notifiesSaved || now - this.#notifiesSaved.at > CACHE_TIME) {
      const webhook = await this.#outgoing.webhook(db);
      const value = webhook?.events.includes('order.saved') || (await this.#outgoing.mailServer(db)) !== null;
      this.#notifiesSaved = { at: now, value };
    }
    return this.#notifiesSaved.value;
  }

  /** Call within a transaction. @returns false without a mail server */
  async queueMail(
    db: Db,
    mail: Mail,
    orderId: string | null = null,
    lane: 'shop' | 'visitor' = 'shop',
  ): Promise<boolean> {
    if (!(await this.#outgoing.mailServer(db))) return false;
    const id = newId();
    const messageId = messageIdOf(id, this.#address);
    await this.#queue(db, { id, kind: 'mail', lane, orderId, payload: { ...mail, messageId } });
    return true;
  }

  /** Call within a transaction; ignores events without a subscription. */
  async queueWebhook(db: Db, event: WebhookEvent, orderId: string): Promise<void> {
    if (!(await this.#outgoing.webhook(db))?.events.includes(WEBHOOK_CHOICES[event])) return;
    const body = await orderEvent(db, this.#address, event, orderId);
    if (body)
      await this.#queue(db, { id: body.id, kind: 'webhook', lane: 'webhook', orderId, payload: body });
  }

  /** @param id of the event; null for an unknown order */
  async cartEvent(db: Db, id: string, orderId: string, cart: CartMessage): Promise<WebhookOrderEvent | null> {
    const body = await revisionEvent(db, this.#address, CART_EVENT, orderId);
    return body && { ...body, id, order: { ...body.order, cart } };
  }

  /** A repeated event of one id is queued once. */
  async queueCart(db: Db, body: WebhookOrderEvent): Promise<void> {
    await this.#queue(db, {
      id: body.id,
      kind: 'webhook',
      lane: 'webhook',
      orderId: body.order.id,
      payload: body,
    });
  }

  async #queue(
    db: Db,
    { payload, ...row }: Pick<Claimed, 'id' | 'kind' | 'lane' | 'orderId'> & { payload: object },
  ): Promise<void> {
    const at = new Date().toISOString();
    await db
      .insertInto('outbox')
      .values({ ...row, at, nextAt: at, attempts: 0, payload: JSON.stringify(payload) })
      .onConflict((row) => row.column('id').doNothing())
      .execute();
    this.wake();
  }
}
