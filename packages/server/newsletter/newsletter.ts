import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Stored } from '@lumitor/domain/catalogue/article';
import type { Email } from '@lumitor/domain/catalogue/partner';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { lockName } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { activeReflink } from '../documents/activeReflink.ts';
import { indexValue } from '../documents/document.ts';
import { type DocumentStore, newId } from '../documents/documentStore.ts';
import { type MailPart, mailContent, mailWords } from '../outbox/mailContent.ts';
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
  /** Counts a mail of the whole shop; throws when it is too much. */
  limitMails(): Promise<void>;
  /** The installation's own secret. */
  secret: string;
  /** By which browsers reach the service. */
  address: string;
}

/** What a visitor has agreed to, and where they were. */
export interface Subscription {
  email: string;
  /** Of the partner's link that they came by. */
  reflinkId: string | undefined;
  /** In which a page has shown what is agreed to, in capitals; null: no page has. */
  shownIn: string | null;
  network: string;
  /** Whether the mailbox may be sent a question. */
  mayAsk: boolean;
}

/** The list of those who want the newsletter, with the proof of it; where there is a mail server they confirm by mail (D31). */
export class Newsletter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Stores a visitor's e-mail once. One that is known already is answered like a new one: who is on
   * the list is nobody's business. So is one whose mailbox is sent too much: it is not stored.
   */
  async subscribe(store: DocumentStore, asked: Subscription): Promise<Stored> {
    const { email, reflinkId, shownIn, network, mayAsk } = asked;
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
      if (known.length > 0 || !mayAsk)
        return { email, refData, consent: null, id, version: 1, createdAt: new Date().toISOString() };
      const { snapshots } = this.#options;
      const wording = shownIn ? await consentWording(within, snapshots, 'summary.newsletter', shownIn) : '';
      const language = shownIn ?? DEFAULT_LANGUAGE;
      const isAsked = await this.#askToConfirm(within, { id, email, wording, language });
      const consent = { wording, language, address: network, isAsked, confirmedAt: '' };
      return within.add('emails', { email, refData, consent }, { id });
    });
  }

  /** The e-mail that a link was made for; null where it is not on the list any more, or the link is none of ours. */
  async find(store: DocumentStore, token: string): Promise<Email | null> {
    const [id = ''] = token.split('.');
    const [given, own] = [Buffer.from(token), Buffer.from(this.#token(id))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    return store.find('emails', id);
  }

  /** Notes that the person behind an address wants what was asked for in their name; the first time counts. */
  async confirm(store: DocumentStore, token: string): Promise<Email | null> {
    return store.transaction(async (within) => {
      const email = await this.find(within, token);
      if (!email?.consent || email.consent.confirmedAt) return email;
      const consent = { ...email.consent, confirmedAt: new Date().toISOString() };
      return (await within.update('emails', email.id, { consent })).document;
    });
  }

  /** A link holds what nobody else can make up, so that nothing has to be stored for it. */
  #token(id: string): string {
    return `${id}.${createHmac('sha256', this.#options.secret).update(`newsletter ${id}`).digest('base64url')}`;
  }

  /**
   * Asked before the transaction, as a count of what a mailbox is sent asks the database too.
   * @throws a refusal where the whole shop has sent its mails of the hour
   */
  async mayAsk(db: Db, email: string): Promise<boolean> {
    const { outgoing, mayMail, limitMails } = this.#options;
    if ((await outgoing.mailServer(db)) === null) return true;
    if (!(await mayMail(email))) return false;
    await limitMails();
    return true;
  }

  async #askToConfirm(
    { db }: DocumentStore,
    { id, email, wording, language }: { id: string; email: string; wording: string; language: string },
  ): Promise<boolean> {
    const { outbox, outgoing, address } = this.#options;
    const shop = await outgoing.shopName(db);
    const words = mailWords(language);
    const url = `${address}/api/newsletter/${this.#token(id)}`;
    const parts: MailPart[] = [
      { kind: 'quote', label: words('newsletterAsked', { shop }), text: wording },
      { kind: 'link', label: words('newsletterLink'), url },
      { kind: 'paragraph', text: words('newsletterIgnore') },
    ];
    const content = mailContent(language, parts, shop);
    return outbox.queueMail(
      db,
      { to: email, subject: words('newsletterSubject'), ...content },
      null,
      'visitor',
    );
  }
}
