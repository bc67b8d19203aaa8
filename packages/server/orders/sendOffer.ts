import { type Offer, offerNumber } from '@lumitor/domain/order/offer';
import type { SendOfferRequest } from '@lumitor/domain/order/orderWork';
import { attachCustomer } from '../customers/findCustomer.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { orderPdf } from '../pdf/orderPdf.ts';
import { notFound, refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { countOffer, offerFrom } from './countOffer.ts';
import { offerDay } from './makeOffer.ts';
import { offerMailValues } from './offerMailValues.ts';
import { addOrderEvent } from './orderEvents.ts';
import { orderPage } from './orderPage.ts';
import { readOffer } from './orderWork.ts';

interface Context {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
  secret: string;
}

async function offerMail(
  store: DocumentStore,
  context: Context,
  offer: Offer,
  { message, ...named }: { orderId: string; number: string; message: string },
) {
  const values = await offerMailValues(store, context, offer, named);
  const { language } = offer;
  return message
    ? composeMail(store.db, 'offerWithMessage', language, { ...values, message })
    : composeMail(store.db, 'offer', language, values);
}

/** The mail attaches the same PDF (D76a). */
async function makePdf({ store, snapshots, files, address }: Context, orderId: string, offer: Offer) {
  const { language } = offer;
  const page = await orderPage(store, snapshots, orderId, language);
  await orderPdf(page, { language, url: `${address}/pobierz/${orderId}`, files, offer });
}

const isSent = async ({ db }: DocumentStore, key: string): Promise<boolean> =>
  (await db.selectFrom('orderEvents').select('id').where('id', '=', key).executeTakeFirst()) !== undefined;

/** Once per key; replies go to the sender. */
export async function sendOffer(
  context: Context,
  { orderId, position }: { orderId: string; position: number },
  { key, to, message }: SendOfferRequest,
  by: string,
): Promise<void> {
  const { store, outbox } = context;
  const found = await readOffer(store.db, orderId, String(position));
  if (!(await isSent(store, key))) await makePdf(context, orderId, found);
  await store.transaction(async (within) => {
    const { db } = within;
    const row = await db
      .selectFrom('offers')
      .innerJoin('orderWork', 'orderWork.id', 'offers.orderId')
      .selectAll('offers')
      .select('orderWork.number')
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) throw notFound(`Offer ${position} of order ${orderId} not found.`);
    const event = { kind: 'offerSent', data: { position, to } } as const;
    if (!(await addOrderEvent(db, { id: key, orderId, by }, event))) return;
    const offer = offerFrom(row);
    if (offer.validUntil < offerDay())
      throw refused(
        409,
        'offer-over',
        `This offer expired on ${offer.validUntil}. Issue a new one with a later date.`,
      );
    const isQueued = await outbox.queueMail(
      db,
      {
        to,
        replyTo: by,
        ...(await offerMail(within, context, offer, {
          orderId,
          number: offerNumber(row.number, position),
          message,
        })),
        pdf: { orderId, offer: position, language: offer.language },
      },
      orderId,
    );
    if (!isQueued)
      throw refused(
        409,
        'no-mail-server',
        'No mail server is set. Set one in the settings, or send the PDF yourself.',
      );
    await attachCustomer(db, orderId, { email: to, language: offer.language });
    await countOffer(db, orderId);
    await outbox.queueWebhook(db, 'order.offerSent', orderId);
    within.touch('reflinksdownload');
  });
}
