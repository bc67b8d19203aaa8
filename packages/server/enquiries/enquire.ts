import { createHmac } from 'node:crypto';
import type { DocumentOf } from '@lumitor/domain/collections/collections';
import type { EnquiryAnswer, EnquiryRequest } from '@lumitor/domain/order/enquiry';
import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { attachOrder, findCustomer } from '../customers/findCustomer.ts';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { numberOldOrders } from '../orders/numberOldOrders.ts';
import { firstIdOf, firstRevision } from '../orders/revisions.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Mail, Outbox } from '../outbox/outbox.ts';
import type { MayMail } from '../outbox/strangers.ts';
import { notFound } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { sendAlong } from '../sharing/sentProjects.ts';

interface EnquiryMail {
  request: EnquiryRequest;
  order: DocumentOf<'reflinksdownload'>;
  number: string;
  link: string;
  shopName: string;
}

const orderValues = ({ order: { data }, number, link, shopName }: EnquiryMail, language: string) => ({
  number,
  net: formatMoney(cents(data.totals.net), data.currency, language),
  link,
  shop: shopName,
});

/** The address may be anybody's, so the mail contains nothing written by the sender (0062). */
async function confirmationMail(db: Db, enquiry: EnquiryMail): Promise<Mail> {
  const { language, email } = enquiry.request;
  const values = orderValues(enquiry, language);
  return { to: email, ...(await composeMail(db, 'enquiryConfirmation', language, values)) };
}

/** Replies go to the visitor. @param network charged for PDFs */
async function shopMails(
  db: Db,
  enquiry: EnquiryMail,
  desk: string | null,
  addressees: readonly string[],
  network: string,
): Promise<Mail[]> {
  const { request, order } = enquiry;
  const { name, email, phone, message, language } = request;
  const content = await composeMail(db, 'enquiry', DEFAULT_LANGUAGE, {
    name,
    email,
    phone,
    language,
    message,
    sharedProject: desk ?? '',
    project: order.data.name,
    ...orderValues(enquiry, DEFAULT_LANGUAGE),
  });
  const mail = {
    ...(email && { replyTo: email }),
    ...content,
    pdf: { orderId: order.id, language: DEFAULT_LANGUAGE, client: network },
  };
  return addressees.map((to) => ({ ...mail, to }));
}

interface Context {
  store: DocumentStore;
  outbox: Outbox;
  outgoing: Outgoing;
  mayMail: MayMail;
  secret: string;
  address: string;
  orderId: string;
  consent: string;
  projectId: string | null;
  network: string;
}

/** Derived for retries; later versions must not change fields or their order. */
function enquiryId(secret: string, orderId: string, request: EnquiryRequest): string {
  const { idempotencyKey, language, name, email, phone, message, consent } = request;
  const enquiry = { idempotencyKey, language, name, email, phone, message, consent };
  return createHmac('sha256', secret)
    .update(JSON.stringify(['enquiry', orderId, enquiry]))
    .digest('base64url')
    .slice(0, 20);
}

const enquiryWords = ({ name, email, phone }: Pick<EnquiryRequest, 'name' | 'email' | 'phone'>): string =>
  indexValue([name, email, phone, phone.replace(/\D/g, '')].filter(Boolean).join('\n'));

/** An instance of an older version may have saved the order without a number. */
async function numberOf(store: DocumentStore, orderId: string): Promise<string> {
  const numbered = store.db.selectFrom('orderWork').select('number').where('id', '=', orderId);
  const work = await numbered.executeTakeFirst();
  if (work) return work.number;
  await numberOldOrders(store);
  return (await numbered.executeTakeFirstOrThrow()).number;
}

export async function enquire(request: EnquiryRequest, context: Context): Promise<EnquiryAnswer> {
  const { store, outbox, outgoing, mayMail, secret, address, orderId, consent, projectId, network } = context;
  const { language, name, email, phone, message } = request;
  // The limits query the database too.
  const server = await outgoing.mailServer(store.db);
  const isConfirmed = server !== null && email !== '' && (await mayMail(email));
  return store.transaction(async (within) => {
    const { db } = within;
    const order = await within.find('reflinksdownload', orderId);
    if (!order) throw notFound(`Order ${orderId} not found.`);
    const number = await numberOf(within, orderId);
    const at = new Date().toISOString();
    const id = enquiryId(secret, orderId, request);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('enquiries')
      .values({
        id,
        orderId,
        at,
        language,
        name,
        email: indexValue(email),
        phone,
        message,
        consent,
        address: network,
        words: enquiryWords({ name, email, phone }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return { number, confirmedTo: server ? email : '' };
    if (projectId) await sendAlong(db, id, projectId);

    const known = indexValue(email);
    await db
      .updateTable('orderWork')
      // An order without an e-mail gets that of the enquiry.
      .set(({ eb, ref }) => ({
        enquiredAt: at,
        email: eb.case().when('email', '=', '').then(known).else(ref('email')).end(),
      }))
      // An enquiry about one revision applies to all.
      .where(firstIdOf(), '=', await firstRevision(db, orderId))
      .execute();
    const customerId = await findCustomer(db, { email, phone, name, language });
    await attachOrder(db, orderId, customerId);
    await db.updateTable('enquiries').set({ customerId }).where('id', '=', id).execute();
    const shopName = await outgoing.shopName(db);
    const enquiry = { request, order, number, link: `${address}/pobierz/${orderId}`, shopName };
    const desk = projectId ? `${address}/admin/zamowienia/${orderId}` : null;
    const mails = server ? await shopMails(db, enquiry, desk, server.addressees, network) : [];
    if (isConfirmed) mails.push(await confirmationMail(db, enquiry));
    for (const mail of mails) await outbox.queueMail(db, mail, orderId, 'visitor');
    await outbox.queueWebhook(db, 'order.enquired', orderId);
    within.touch('reflinksdownload');
    return { number, confirmedTo: isConfirmed ? email : '' };
  });
}
