import { WEBHOOK_CHOICES, type WebhookEvent } from '@lumitor/domain/settings/service';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { orderEvent } from './orderEvent.ts';
import type { Claimed } from './queue.ts';

/** PDF attached to a mail, made when it is sent: of an order, or of its offer. */
const pdfSchema = v.object({
  orderId: v.string(),
  /** Position among the offers of the order. */
  offer: v.optional(v.number()),
  language: v.string(),
  /** Network of the visitor who caused the mail; making its PDF counts against that network's limit. */
  client: v.optional(v.string()),
});

const mailSchema = v.object({
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  pdf: v.optional(pdfSchema),
  /** Area responsible for the mail; absent: sales. */
  area: v.optional(v.literal('people')),
});

/** Mail to one address. Several recipients receive several mails, each retried alone. */
export type Mail = v.InferOutput<typeof mailSchema>;
export type MailPdf = v.InferOutput<typeof pdfSchema>;

/** Stored mail with the `messageId` of all its attempts. */
export const storedMailSchema = v.object({ ...mailSchema.entries, messageId: v.string() });
export type StoredMail = v.InferOutput<typeof storedMailSchema>;

/** Unique Message-ID. @param address of the service */
export const messageIdOf = (id: string, address: string): string => `<${id}@${new URL(address).hostname}>`;

interface Options {
  outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  /** Public address of the service. */
  address: string;
}

/** Milliseconds; as fast as open pages learn of a change on another instance. */
const KNOWN_FOR = 2_000;

/** Queue of outgoing mails and webhook events. Entries queued in a transaction are sent only if it commits. */
export class Outbox {
  readonly #outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #tellsSaved: { at: number; is: boolean } | null = null;

  constructor({ outgoing, address }: Options) {
    this.#outgoing = outgoing;
    this.#address = address;
  }

  /**
   * Calls the listener when entries may be due; new ones may not be committed yet. @returns a function that removes it
   */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Checks for due entries at once. */
  wake(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Whether saved orders may cause a mail or webhook event, as of some moments ago. Without recipients, one statement
   * saves an order instead of a transaction.
   */
  async mayNotifySaved(db: Db): Promise<boolean> {
    const now = performance.now();
    if (!this.#tellsSaved || now - this.#tellsSaved.at > KNOWN_FOR) {
      const webhook = await this.#outgoing.webhook(db);
      const is = webhook?.events.includes('order.saved') || (await this.#outgoing.mailServer(db)) !== null;
      this.#tellsSaved = { at: now, is };
    }
    return this.#tellsSaved.is;
  }

  /**
   * Queues a mail within the caller's transaction; without a mail server it does nothing.
   * @param orderId order that the mail is about
   * @param lane `visitor` if a visitor caused it
   * @returns whether it is queued
   */
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

  /** Queues an event of an order within the caller's transaction, if the shop's webhook subscribes to it. */
  async queueWebhook(db: Db, event: WebhookEvent, orderId: string): Promise<void> {
    if (!(await this.#outgoing.webhook(db))?.events.includes(WEBHOOK_CHOICES[event])) return;
    const body = await orderEvent(db, this.#address, event, orderId);
    if (body)
      await this.#queue(db, { id: body.id, kind: 'webhook', lane: 'webhook', orderId, payload: body });
  }

  async #queue(
    db: Db,
    { payload, ...row }: Pick<Claimed, 'id' | 'kind' | 'lane' | 'orderId'> & { payload: object },
  ): Promise<void> {
    const at = new Date().toISOString();
    await db
      .insertInto('outbox')
      .values({ ...row, at, nextAt: at, attempts: 0, payload: JSON.stringify(payload) })
      .execute();
    this.wake();
  }
}
