import {
  OFFER_CONSENT,
  type OfferAnswer,
  type OfferAnswerRequest,
  type OfferObstruction,
} from '@lumitor/domain/order/offerAnswer';
import { formatMoney } from '@lumitor/domain/quote/money';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import type { OfferAnswerRow } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { sentOffers } from '../orders/countOffer.ts';
import { addOrderEvent } from '../orders/orderEvents.ts';
import { shownAnswer } from '../orders/orderWork.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Refused, refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { consentWording } from '../snapshots/consentWording.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { type CustomerOffer, lastSent, obstructionOf, offersOf } from './offerState.ts';

interface Context {
  store: DocumentStore;
  snapshots: Snapshots;
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
  secret: string;
  firstId: string;
  linkKey: string | undefined;
  network: string;
}

function obstructed(
  obstruction: OfferObstruction,
  { number, offer, answer }: CustomerOffer,
  last: CustomerOffer,
): Refused {
  const reasons = {
    answered: `Offer ${number} was already ${answer?.kind} on ${answer?.at.slice(0, 10)}. Write to the shop to change that.`,
    replaced: `Offer ${number} was replaced by offer ${last.number}. Open the page again to see it.`,
    revised: `The project was changed after offer ${number}. Ask the shop for a new offer.`,
    over: `Offer ${number} expired on ${offer.validUntil}. Ask the shop for a new one.`,
  };
  return refused(409, `offer-${obstruction}`, reasons[obstruction]);
}

/** Mails the sender of the offer and the readers of enquiries; replies go to the customer. */
async function notifyAnswer(
  { db }: DocumentStore,
  { outbox, outgoing, address, firstId }: Context,
  { order, offer, number }: CustomerOffer,
  { kind, name, role, message }: OfferAnswerRow,
): Promise<void> {
  const server = await outgoing.mailServer(db);
  if (!server) return;
  const money = (amount: typeof offer.net) => formatMoney(amount, offer.currency, DEFAULT_LANGUAGE);
  const values = {
    ...{ number, net: money(offer.net), gross: money(offer.gross), name, role, message },
    link: `${address}/admin/zamowienia/${order.id}`,
    shop: await outgoing.shopName(db),
  };
  const mail =
    kind === 'accepted'
      ? await composeMail(db, 'offerAccepted', DEFAULT_LANGUAGE, values)
      : await composeMail(db, 'offerDeclined', DEFAULT_LANGUAGE, values);
  const sent = (await sentOffers(db, [firstId])).findLast(({ position }) => position === offer.position);
  const replyTo = sent?.to ? { replyTo: sent.to } : {};
  for (const to of new Set([offer.by, ...server.addressees]))
    await outbox.queueMail(db, { ...mail, ...replyTo, to }, order.id, 'visitor');
}

/**
 * Stores the customer's answer, once per offer: simultaneous answers wait for the order's row. Accepting
 * wins the order; a declined offer leaves its status to the shop (D76a).
 * @throws Refused if the offer is answered, replaced, expired, or of an earlier revision
 */
export async function answerOffer(request: OfferAnswerRequest, context: Context): Promise<OfferAnswer> {
  const { store, snapshots, outbox, secret, firstId, linkKey, network } = context;
  const { key, number, language, kind, name } = request;
  const wording = kind === 'accepted' ? await consentWording(store, snapshots, OFFER_CONSENT, language) : '';
  return store.transaction(async (within) => {
    const { db } = within;
    await db
      .updateTable('orderWork')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('id', '=', firstId)
      .execute();
    const offers = await offersOf(db, { secret, firstId, key: linkKey });
    const last = lastSent(offers);
    const answered = offers.sent.find((each) => each.number === number) ?? last;
    if (answered.answer?.key === key) return shownAnswer(answered.answer);
    const known = await db
      .selectFrom('offerAnswers')
      .select('orderId')
      .where('key', '=', key)
      .executeTakeFirst();
    if (known)
      throw refused(409, 'key-reused', 'This key already belongs to another answer. Send a new key.');
    const obstruction = answered.number === number ? obstructionOf(offers, answered) : 'replaced';
    // An expired or outdated offer can still be declined.
    const isRefused =
      kind === 'accepted' ? obstruction : obstruction === 'answered' || obstruction === 'replaced';
    if (obstruction && isRefused) throw obstructed(obstruction, answered, last);

    const { order, offer } = answered;
    const row: OfferAnswerRow = {
      ...{ orderId: order.id, position: offer.position, key, kind, at: new Date().toISOString() },
      ...{ language, name, role: kind === 'accepted' ? request.role : '' },
      message: kind === 'declined' ? request.message : '',
      ...{ wording, address: network },
    };
    await db.insertInto('offerAnswers').values(row).execute();
    const data = { position: offer.position };
    const event = { id: `${key}.answer`, orderId: firstId, by: '' };
    await addOrderEvent(db, event, { kind: kind === 'accepted' ? 'offerAccepted' : 'offerDeclined', data });
    if (kind === 'accepted' && order.status !== 'won') {
      const ids = offers.revisions.map(({ id }) => id);
      await db.updateTable('orderWork').set({ status: 'won' }).where('id', 'in', ids).execute();
      const change = { kind: 'status', data: { from: order.status, to: 'won' } } as const;
      await addOrderEvent(db, { id: `${key}.status`, orderId: firstId, by: '' }, change);
      await outbox.queueWebhook(db, 'order.status', order.id);
    }
    await notifyAnswer(within, context, answered, row);
    within.touch('reflinksdownload');
    return shownAnswer(row);
  });
}
