import type { AccountRole } from '@lumitor/domain/people/roles';
import type { Db } from '../database/schema.ts';
import { mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../settings/outgoing.ts';

/** A link by which somebody sets a password, as they are told of it. */
export interface MailedLink {
  email: string;
  /** Null: a password is set anew. */
  role: AccountRole | null;
  url: string;
  /** Of the person who sends it, in capitals. */
  language: string;
}

/**
 * Queues the mail that brings somebody their link, within the transaction that makes it.
 * @returns whether there is a mail server that sends it
 */
export async function mailLink(
  { outbox, outgoing }: { outbox: Outbox; outgoing: Outgoing },
  transaction: Db,
  { email, role, url, language }: MailedLink,
): Promise<boolean> {
  const shop = await outgoing.shopName(transaction);
  const words = mailWords(language);
  const isInvitation = role !== null;
  const parts = [
    { kind: 'link' as const, label: words(isInvitation ? 'invitationAbout' : 'resetAbout', { shop }), url },
    { kind: 'paragraph' as const, text: words('passwordLinkOnce') },
  ];
  const subject = words(isInvitation ? 'invitationSubject' : 'resetSubject', { shop });
  const content = mailContent(language, parts, shop);
  return outbox.queueMail(transaction, { to: email, subject, ...content, area: 'people' });
}
