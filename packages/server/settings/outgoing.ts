import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { WebhookEvent } from '../outbox/orderEvent.ts';
import type { Secrets } from './secrets.ts';

/** The shop's mail server, and who writes by it to whom. */
export interface MailServer {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` or nothing, `none`. */
  security: 'tls' | 'starttls' | 'none';
  /** Empty: it asks for none. */
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
  /** Who reads what visitors ask; nobody named: the sender. */
  addressees: readonly string[];
}

/** Where the shop wants to be told what happens to orders. */
export interface Webhook {
  /** With http or https. */
  url: string;
  events: readonly WebhookEvent[];
  /** Whether it may lie in a private network. */
  allowPrivate: boolean;
}

/** What the settings of the shop say about what leaves the service. */
export interface OutgoingSettings {
  /** Null: none is set. */
  mail: Omit<MailServer, 'password'> | null;
  webhook: Webhook | null;
  shopName: string;
}

export type ReadOutgoing = (db: Kysely<Schema>) => Promise<OutgoingSettings>;

/** The settings as they are at the moment, with the secrets that belong to them; on the database or in a transaction. */
export class Outgoing {
  readonly #read: ReadOutgoing;
  readonly #secrets: Secrets;

  constructor(read: ReadOutgoing, secrets: Secrets) {
    this.#read = read;
    this.#secrets = secrets;
  }

  async mailServer(db: Kysely<Schema>): Promise<MailServer | null> {
    const { mail } = await this.#read(db);
    return mail && { ...mail, password: (await this.#secrets.read(db, 'mailPassword')) ?? '' };
  }

  async webhook(db: Kysely<Schema>): Promise<Webhook | null> {
    return (await this.#read(db)).webhook;
  }

  /** By which what goes to the webhook is signed; null: it has none yet. */
  webhookSecret(db: Kysely<Schema>): Promise<string | null> {
    return this.#secrets.read(db, 'webhookSecret');
  }

  async shopName(db: Kysely<Schema>): Promise<string> {
    return (await this.#read(db)).shopName;
  }
}
