import type { MailSettings, OffersSettings, WebhookSettings } from '@lumitor/domain/settings/service';
import type { Db } from '../database/schema.ts';
import { DocumentStore } from '../documents/documentStore.ts';
import { serviceSettings, shownSettings } from './readSettings.ts';
import type { Secrets } from './secrets.ts';

export type MailServer = Omit<MailSettings, 'kind'> & { password: string };

export type Webhook = Omit<WebhookSettings, 'kind'>;

export class Outgoing {
  readonly #secrets: Secrets;
  readonly #host: string;

  constructor(secrets: Secrets, address: string) {
    this.#secrets = secrets;
    this.#host = new URL(address).hostname;
  }

  /** Null without a server or a sender. */
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

  async offers(db: Db): Promise<OffersSettings> {
    return (await serviceSettings(new DocumentStore(db))).offers;
  }

  async webhook(db: Db): Promise<Webhook | null> {
    const { webhook } = await serviceSettings(new DocumentStore(db));
    return webhook.url ? webhook : null;
  }

  /** Null until created. */
  webhookSecret(db: Db): Promise<string | null> {
    return this.#secrets.read(db, 'webhookSecret');
  }

  async shopName(db: Db): Promise<string> {
    return (await shownSettings(new DocumentStore(db))).shop.name || this.#host;
  }
}
