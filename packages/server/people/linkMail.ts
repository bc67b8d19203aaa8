import type { AccountRole } from '@lumitor/domain/people/roles';
import type { Db } from '../database/schema.ts';
import { mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../settings/outgoing.ts';

export interface MailedLink {
  email: string;
  role: AccountRole | null;
  url: string;
  language: string;
}

/** Call in the transaction of the link. @returns false without a mail server */
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
