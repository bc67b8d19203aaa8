import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Email } from '@lumitor/domain/catalogue/partner';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { lockName } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { activeReflink } from '../documents/activeReflink.ts';
import { indexValue } from '../documents/document.ts';
import { type DocumentStore, newId } from '../documents/documentStore.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { MayMail } from '../outbox/strangers.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { consentWording } from '../snapshots/consentWording.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

interface Options {
  snapshots: Snapshots;
  outbox: Outbox;
  outgoing: Outgoing;
  mayMail: MayMail;
  limitMails(): Promise<void>;
  secret: string;
  address: string;
}

export interface Subscription {
  email: string;
  reflinkId: string | undefined;
  /** Upper-case language of the consent; null if none was shown. */
  shownIn: string | null;
  network: string;
  isAllowedToRequest: boolean;
}

export class Newsletter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The same answer for all, so that nobody learns who subscribed. */
  async subscribe(store: DocumentStore, request: Subscription): Promise<Stored> {
    const { email, reflinkId, shownIn, network, isAllowedToRequest } = request;
    return store.transaction(async (within) => {
      await lockName(within.db, `email ${indexValue(email)}`);
      const reflink = await activeReflink(within, reflinkId);
      const refData: Email['refData'] = reflink && {
        reflinkId: reflink.id,
        name: reflink.name,
        email: reflink.email,
      };
      const id = newId();
      const known = await within.list('emails', { where: [{ field: 'email', value: email }] });
      if (known.length > 0 || !isAllowedToRequest)
        return { email, refData, consent: null, id, version: 1, createdAt: new Date().toISOString() };
      const { snapshots } = this.#options;
      const wording = shownIn ? await consentWording(within, snapshots, 'summary.newsletter', shownIn) : '';
      const language = shownIn ?? DEFAULT_LANGUAGE;
      const isRequested = await this.#requestConfirmation(within, { id, email, wording, language });
      const consent = { wording, language, address: network, isAsked: isRequested, confirmedAt: '' };
      return within.add('emails', { email, refData, consent }, { id });
    });
  }

  /** Null if unsubscribed, or the link is invalid. */
  async find(store: DocumentStore, token: string): Promise<Email | null> {
    const [id = ''] = token.split('.');
    const [given, own] = [Buffer.from(token), Buffer.from(this.#token(id))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    return store.find('emails', id);
  }

  async confirm(store: DocumentStore, token: string): Promise<Email | null> {
    return store.transaction(async (within) => {
      const email = await this.find(within, token);
      if (!email?.consent || email.consent.confirmedAt) return email;
      const consent = { ...email.consent, confirmedAt: new Date().toISOString() };
      return (await within.update('emails', email.id, { consent })).document;
    });
  }

  /** Signed, so that nothing is stored for a link. */
  #token(id: string): string {
    return `${id}.${createHmac('sha256', this.#options.secret).update(`newsletter ${id}`).digest('base64url')}`;
  }

  /** Call before the transaction: the limit queries the database. @throws Refused */
  async isAllowedToRequest(db: Db, email: string): Promise<boolean> {
    const { outgoing, mayMail, limitMails } = this.#options;
    if ((await outgoing.mailServer(db)) === null) return true;
    if (!(await mayMail(email))) return false;
    await limitMails();
    return true;
  }

  async #requestConfirmation(
    { db }: DocumentStore,
    { id, email, wording, language }: { id: string; email: string; wording: string; language: string },
  ): Promise<boolean> {
    const { outbox, outgoing, address } = this.#options;
    const content = await composeMail(db, 'newsletter', language, {
      consent: wording,
      link: `${address}/api/newsletter/${this.#token(id)}`,
      shop: await outgoing.shopName(db),
    });
    return outbox.queueMail(db, { to: email, ...content }, null, 'visitor');
  }
}
