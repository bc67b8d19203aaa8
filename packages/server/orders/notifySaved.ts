import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import type { DocumentStore } from '../documents/documentStore.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../settings/outgoing.ts';

interface Context {
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
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
  const { data } = await within.get('reflinksdownload', id);
  const { number } = await db
    .selectFrom('orderWork')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mail = await composeMail(db, 'saved', DEFAULT_LANGUAGE, {
    project: data.name,
    number,
    net: formatMoney(cents(data.totals.net), data.currency, DEFAULT_LANGUAGE),
    language: data.language,
    link: `${address}/admin/zamowienia/${id}`,
    shop: await outgoing.shopName(db),
  });
  for (const to of server.addressees) await outbox.queueMail(db, { ...mail, to }, id, 'visitor');
}
