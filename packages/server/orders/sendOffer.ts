import { type Offer, offerNumber, type offerSendingSchema } from '@lumitor/domain/order/offer';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatDate } from '@lumitor/domain/translation/figures';
import type * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { notSet } from '../outbox/delivery.ts';
import { mailContent, mailWords } from '../outbox/mailContent.ts';
import type { Mail, Outbox } from '../outbox/outbox.ts';
import { addOrderEvent } from './actOnOrders.ts';
import { orderWork, readOffer } from './orderWork.ts';

interface Dependencies {
  store: DocumentStore;
  outbox: Outbox;
  /** By which browsers reach the service. */
  address: string;
}

interface Sent {
  orderId: string;
  position: string;
  /** E-mail of the administrator: an answer to the mail goes there. */
  by: string;
}

function offerMail(offer: Offer, orderId: string, orderNumber: string, address: string): Omit<Mail, 'to'> {
  const { language, currency, net, gross, remark, settings, position } = offer;
  const words = mailWords(language);
  const number = offerNumber(orderNumber, position);
  const money = (amount: Offer['net']) => formatMoney(amount, currency, language);
  const date = formatDate(`${offer.validUntil}T12:00`, language);
  const content = mailContent(
    language,
    [
      { kind: 'paragraph', text: words('offerIntro', { number, date }) },
      {
        kind: 'facts',
        facts: [
          [words('offerNet'), money(net)],
          [words('offerGross'), money(gross)],
        ],
      },
      ...(remark ? [{ kind: 'paragraph', text: remark } as const] : []),
      { kind: 'link', label: words('offerLink'), url: `${address}/pobierz/${orderId}` },
    ],
    settings.shop.name,
  );
  const pdf = { orderId, offerId: String(position), language };
  return { subject: words('offerSubject', { number }), ...content, pdf };
}

/** Puts an offer on its way to a customer, and says so with the order; the mail is sent if both hold. */
export async function sendOffer(
  { store, outbox, address }: Dependencies,
  { orderId, position, by }: Sent,
  { key, to }: v.InferOutput<typeof offerSendingSchema>,
): Promise<void> {
  await store.transaction(async (within) => {
    const { db } = within;
    const offer = await readOffer(db, orderId, position);
    const { number } = await orderWork(db, orderId);
    const said = { kind: 'offerSent', data: { position: offer.position, to } } as const;
    if (!(await addOrderEvent(db, { id: key, orderId, by }, said))) return;
    const mail = { ...offerMail(offer, orderId, number, address), to, replyTo: by };
    if (!(await outbox.queueMail(db, mail, orderId))) throw notSet('mail server');
    within.touch('reflinksdownload');
  });
}
