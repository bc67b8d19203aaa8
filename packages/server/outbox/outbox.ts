import { WEBHOOK_CHOICES, type WebhookEvent } from '@lumitor/domain/settings/service';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { orderEvent } from './orderEvent.ts';
import type { Claimed } from './queue.ts';

/** The PDF that a mail brings, made when it is sent: of an order, or of an offer for it. */
const pdfSchema = v.object({
  orderId: v.string(),
  /** Its place among the offers of the order. */
  offer: v.optional(v.number()),
  language: v.string(),
  /** The network of the visitor who causes it: what it takes to make counts as theirs. */
  client: v.optional(v.string()),
});

const mailSchema = v.object({
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  pdf: v.optional(pdfSchema),
  /** Whose it is to look after where that is not sales. */
  area: v.optional(v.literal('people')),
});

/** A mail to one address. What goes to several is several mails: each is sent again for itself. */
export type Mail = v.InferOutput<typeof mailSchema>;
export type MailPdf = v.InferOutput<typeof pdfSchema>;

/** A mail as it is kept, by a `messageId` that every attempt has. */
export const keptMailSchema = v.object({ ...mailSchema.entries, messageId: v.string() });
export type KeptMail = v.InferOutput<typeof keptMailSchema>;

/** What no other mail has. @param address of the service */
export const messageIdOf = (id: string, address: string): string => `<${id}@${new URL(address).hostname}>`;

interface Options {
  outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  /** By which browsers reach the service. */
  address: string;
}

/** In milliseconds: as soon as that open pages hear of a change on another instance. */
const KNOWN_FOR = 2_000;

/** The queue of what leaves the service. What is queued in a transaction is sent if that holds, and only then. */
export class Outbox {
  readonly #outgoing: Pick<Outgoing, 'mailServer' | 'webhook'>;
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #tellsSaved: { at: number; is: boolean } | null = null;

  constructor({ outgoing, address }: Options) {
    this.#outgoing = outgoing;
    this.#address = address;
  }

  /** Hears when something may be due; what has been queued may not be committed yet. @returns a function that ends it */
  onWake(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Has it looked at once for what is due. */
  wake(): void {
    for (const listener of this.#listeners) listener();
  }

  /**
   * Whether an order that is saved is told to anybody, so that its transaction is worth beginning: as it was some moments
   * ago, so that where nobody is told an order is still saved by one question to the database.
   */
  async mayTellSaved(db: Db): Promise<boolean> {
    const now = performance.now();
    if (!this.#tellsSaved || now - this.#tellsSaved.at > KNOWN_FOR) {
      const webhook = await this.#outgoing.webhook(db);
      const is = webhook?.events.includes('order.saved') || (await this.#outgoing.mailServer(db)) !== null;
      this.#tellsSaved = { at: now, is };
    }
    return this.#tellsSaved.is;
  }

  /**
   * Queues a mail within the caller's transaction. Without a mail server there is nothing that could send it, and
   * nothing is queued.
   * @param orderId that it is about
   * @param lane `visitor` where a visitor has caused it
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

  /** Queues what happened to an order for the shop's webhook, within the caller's transaction, if it asks for that. */
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
