import { type Offer, type OfferAmounts, savedAmounts } from '../order/offer.ts';
import type { OrderWork } from '../order/orderWork.ts';
import type { RecordData } from '../order/record.ts';

/** Amounts of the accepted offer, else of the one that counts (D61), else of the order as saved. */
export interface InvoiceBasis {
  kind: 'accepted' | 'sent' | 'issued' | 'saved';
  offer: Offer | null;
  amounts: OfferAmounts;
}

export function invoiceBasis(
  order: Pick<RecordData, 'lines' | 'totals'>,
  { offers, answers, offer: counted }: Pick<OrderWork, 'offers' | 'answers' | 'offer'>,
): InvoiceBasis {
  const at = (position: number | undefined) => offers.find((offer) => offer.position === position) ?? null;
  const accepted = at(
    answers.findLast(({ kind, position }) => kind === 'accepted' && at(position))?.position,
  );
  if (accepted) return { kind: 'accepted', offer: accepted, amounts: accepted };
  const offer = at(counted?.position);
  if (offer) return { kind: counted?.sentAt ? 'sent' : 'issued', offer, amounts: offer };
  return { kind: 'saved', offer: null, amounts: savedAmounts(order) };
}
