import type { MailSettings, WebhookSettings } from '@lumitor/domain/settings/service';
import type { Db } from '../database/schema.ts';
import { DocumentStore } from '../documents/documentStore.ts';
import { serviceSettings, shownSettings } from './readSettings.ts';
import type { Secrets } from './secrets.ts';

/** Mail server of the shop, with senders and recipients. */
export type MailServer = Omit<MailSettings, 'kind'> & { password: string };

/** Webhook that receives order events. */
export type Webhook = Omit<WebhookSettings, 'kind'>;

/** Current settings of mail and webhook with their secrets; reads the database or a transaction. */
export class Outgoing {
  readonly #secrets: Secrets;
  readonly #host: string;

  /** @param address of the service for browsers */
  constructor(secrets: Secrets, address: string) {
    this.#secrets = secrets;
    this.#host = new URL(address).hostname;
  }

  /** Null without a server or a sender. The recipient defaults to the sender. */
  async mailServer(db: Db): Promise<MailServer | null> {
    const { mail } = await serviceSettings(new DocumentStore(db));
    const { host, senderName, senderAddress, addressees } = mail;
    if (!host || !senderAddress) return null;
    return {
      ...mail,
      senderName: senderName || (await this.shopName(db)),
      addressees: addressees.length > 0 ? addressees : [senderAddress],
      password: (await this.#secrets.read(db, 'mailPassword')) ?? '',
    };
  }

  /** Null if none is set. */
  async webhook(db: Db): Promise<Webhook | null> {
    const { webhook } = await serviceSettings(new DocumentStore(db));
    return webhook.url ? webhook : null;
  }

  /** Signs webhook calls; null until created. */
  webhookSecret(db: Db): Promise<string | null> {
    return this.#secrets.read(db, 'webhookSecret');
  }

  /** Defaults to the address if the shop has no name. */
  async shopName(db: Db): Promise<string> {
    return (await shownSettings(new DocumentStore(db))).shop.name || this.#host;
  }
}
