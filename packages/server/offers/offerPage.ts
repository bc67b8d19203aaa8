import type { OfferHistoryEntry, OfferPage } from '@lumitor/domain/order/offerAnswer';
import type { DocumentStore } from '../documents/documentStore.ts';
import { orderPage } from '../orders/orderPage.ts';
import { shownAnswer } from '../orders/orderWork.ts';
import { notFound } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { lastSent, type OffersOfOrder, obstructionOf, offersOf } from './offerState.ts';

interface Request {
  secret: string;
  firstId: string;
  key: string | undefined;
  /** Absent: the offer sent last. */
  position?: number | undefined;
  /** Absent: that of the offer. */
  language?: string | undefined;
}

async function historyOf(
  { db }: DocumentStore,
  { revisions, sent }: OffersOfOrder,
): Promise<OfferHistoryEntry[]> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('at')
    .where(
      'orderId',
      'in',
      revisions.map(({ id }) => id),
    )
    .execute();
  const entries: OfferHistoryEntry[] = [
    ...revisions.map(({ createdAt: at, number }) => ({ kind: 'saved' as const, at, number })),
    ...enquiries.map(({ at }) => ({ kind: 'enquired' as const, at })),
    ...sent.map(({ sentAt: at, number, offer: { position, net } }) => ({
      ...{ kind: 'offer' as const, at, number, position, net },
    })),
    ...sent.flatMap(({ answer, number }) =>
      answer ? [{ kind: answer.kind, at: answer.at, number, name: answer.name }] : [],
    ),
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Page behind the link of an offer's mail (D76a). @throws Refused unless the link is right */
export async function offerPage(
  store: DocumentStore,
  snapshots: Snapshots,
  { position, language, ...link }: Request,
): Promise<OfferPage> {
  const offers = await offersOf(store.db, link);
  const shown =
    position === undefined ? lastSent(offers) : offers.sent.find(({ offer }) => offer.position === position);
  if (!shown) throw notFound(`Offer ${position} of this order was not sent. Open the link without a number.`);
  const { order, offer, number, sentAt, answer } = shown;
  const { settings, by: _, ...terms } = offer;
  return {
    page: await orderPage(store, snapshots, order.id, language ?? offer.language),
    offer: { ...terms, settings, by: '' },
    number,
    sentAt,
    answer: answer && shownAnswer(answer),
    obstruction: obstructionOf(offers, shown),
    history: await historyOf(store, offers),
  };
}
