import { type Offer, offerNumber } from '@lumitor/domain/order/offer';
import type { OfferObstruction } from '@lumitor/domain/order/offerAnswer';
import type { Db, OfferAnswerRow, OrderWorkRow } from '../database/schema.ts';
import { offerFrom, sentOffers } from '../orders/countOffer.ts';
import { offerDay } from '../orders/makeOffer.ts';
import { isOfferKey } from '../orders/orderKey.ts';
import { latestOf, revisionsOf } from '../orders/revisions.ts';
import { notFound } from '../refusal/refused.ts';

export interface CustomerOffer {
  order: OrderWorkRow;
  offer: Offer;
  number: string;
  /** Time of its first mail. */
  sentAt: string;
  answer: OfferAnswerRow | null;
}

export interface OffersOfOrder {
  revisions: OrderWorkRow[];
  /** Oldest first, at least one. */
  sent: [CustomerOffer, ...CustomerOffer[]];
}

/** A forged link, an unknown order and one without a sent offer get the same answer. */
const nothingHere = () => notFound('This link opens no offer. Use the link from the latest mail.');

/** @param firstId of the first revision, as in the link @throws Refused unless `key` is that of the link */
export async function offersOf(
  db: Db,
  { secret, firstId, key }: { secret: string; firstId: string; key: string | undefined },
): Promise<OffersOfOrder> {
  if (!isOfferKey(secret, firstId, key)) throw nothingHere();
  const revisions = await revisionsOf(db, firstId);
  if (revisions.length === 0) throw nothingHere();
  const ids = revisions.map(({ id }) => id);
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('position')
    .execute();
  const answers = await db.selectFrom('offerAnswers').selectAll().where('orderId', 'in', ids).execute();
  const mails = await sentOffers(db, [firstId]);
  const sent = rows.flatMap((row): CustomerOffer[] => {
    const mail = mails.find(({ position }) => position === row.position);
    const order = revisions.find(({ id }) => id === row.orderId);
    if (!mail || !order) return [];
    const answer = answers.find((each) => each.position === row.position) ?? null;
    const number = offerNumber(order.number, row.position);
    return [{ order, offer: offerFrom(row), number, sentAt: mail.at, answer }];
  });
  const [first, ...others] = sent;
  if (!first) throw nothingHere();
  return { revisions, sent: [first, ...others] };
}

export const lastSent = ({ sent }: OffersOfOrder): CustomerOffer => sent.at(-1) ?? sent[0];

/** Why an offer cannot be accepted (D76a); the first reason counts. */
export function obstructionOf(
  offers: OffersOfOrder,
  { order, offer, answer }: CustomerOffer,
): OfferObstruction | null {
  if (answer) return 'answered';
  if (lastSent(offers).offer.position !== offer.position) return 'replaced';
  if (latestOf(offers.revisions)?.id !== order.id) return 'revised';
  return offer.validUntil < offerDay() ? 'over' : null;
}
