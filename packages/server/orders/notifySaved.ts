import type { DocumentOf } from '@lumitor/domain/collections/collections';
import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import type { DocumentStore } from '../documents/documentStore.ts';
import { type MailPart, mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../settings/outgoing.ts';

interface Context {
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
}

function savedMail(
  { id, data }: DocumentOf<'reflinksdownload'>,
  number: string,
  { address, shopName }: { address: string; shopName: string },
) {
  const words = mailWords(DEFAULT_LANGUAGE);
  const facts: (readonly [string, string])[] = [
    [words('enquiryOrder'), data.name],
    [words('enquiryNumber'), number],
    [words('enquiryTotal'), formatMoney(cents(data.totals.net), data.currency, DEFAULT_LANGUAGE)],
    [words('shopLanguage'), data.language],
  ];
  const parts: MailPart[] = [
    { kind: 'paragraph', text: words('savedIntro') },
    { kind: 'facts', facts: facts.filter(([, value]) => value) },
    { kind: 'link', label: words('savedLink'), url: `${address}/admin/zamowienia/${id}` },
  ];
  return {
    subject: words('savedSubject', { number }),
    ...mailContent(DEFAULT_LANGUAGE, parts, shopName),
  };
}

/** Within the order's transaction (D29); leaves out the customer. */
export async function notifySaved(
  within: DocumentStore,
  { outbox, outgoing, address }: Context,
  id: string,
): Promise<void> {
  const { db } = within;
  const server = await outgoing.mailServer(db);
  if (!server) return;
  const order = await within.get('reflinksdownload', id);
  const { number } = await db
    .selectFrom('orderWork')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mail = savedMail(order, number, { address, shopName: await outgoing.shopName(db) });
  for (const to of server.addressees) await outbox.queueMail(db, { ...mail, to }, id, 'visitor');
}
