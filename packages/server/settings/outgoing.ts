import type { MailSettings, WebhookSettings } from '@lumitor/domain/settings/service';
import type { Db } from '../database/schema.ts';
import { DocumentStore } from '../documents/documentStore.ts';
import { serviceSettings, shownSettings } from './readSettings.ts';
import type { Secrets } from './secrets.ts';

/** The shop's mail server, and who writes by it to whom. */
export type MailServer = Omit<MailSettings, 'kind'> & { password: string };

/** Where the shop wants to be told what happens to orders. */
export type Webhook = Omit<WebhookSettings, 'kind'>;

/** The settings of the moment for what leaves the service, with their secrets; on the database or in a transaction. */
export class Outgoing {
  readonly #secrets: Secrets;
  readonly #host: string;

  /** @param address by which browsers reach the service */
  constructor(secrets: Secrets, address: string) {
    this.#secrets = secrets;
    this.#host = new URL(address).hostname;
  }

  /** Null: none is set, or nobody who writes by it. Where nobody is named who reads, the sender does. */
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

  /** Null: none is set. */
  async webhook(db: Db): Promise<Webhook | null> {
    const { webhook } = await serviceSettings(new DocumentStore(db));
    return webhook.url ? webhook : null;
  }

  /** By which what goes to the webhook is signed; null: it has none yet. */
  webhookSecret(db: Db): Promise<string | null> {
    return this.#secrets.read(db, 'webhookSecret');
  }

  /** Of a shop without a name where it is. */
  async shopName(db: Db): Promise<string> {
    return (await shownSettings(new DocumentStore(db))).shop.name || this.#host;
  }
}
