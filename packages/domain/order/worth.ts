import { greatestOf } from '../math/lists.ts';
import type { Offer, OfferLine } from './offer.ts';
import type { OrderPage, OrderRecord, RecordLine } from './record.ts';

interface Amounts {
  net: number;
  vat: number;
  gross: number;
  isIncomplete: boolean;
}

export interface CountedOffer extends Amounts {
  position: number;
  validUntil: string;
  sentAt: string | null;
}

export interface SentOffer {
  position: number;
  at: string;
}

/** The last offer sent counts, else the last one made (D61). */
export function countedPosition(made: readonly number[], sent: readonly SentOffer[]): number | null {
  const known = sent.length > 0 ? sent.map(({ position }) => position) : made;
  return known.length > 0 ? greatestOf(known) : null;
}

export const countedOffer = (
  { position, net, vat, gross, isIncomplete, validUntil }: Offer,
  sent: readonly SentOffer[],
): CountedOffer => ({
  position,
  net,
  vat,
  gross,
  isIncomplete,
  validUntil,
  sentAt: sent.find((one) => one.position === position)?.at ?? null,
});

export const countedIn = (stored: string | null | undefined): CountedOffer | null =>
  stored ? JSON.parse(stored) : null;

export const orderWorth = (
  { totals }: Pick<OrderRecord['data'], 'totals'>,
  offer: CountedOffer | null,
): Amounts => offer ?? totals;

export interface WorthLine extends Pick<RecordLine, 'unitPrice' | 'quantity'> {
  /** Cents after the discount; null is "price on request". */
  total: RecordLine['total'];
  discount: number;
}

export const worthOfLines = (
  lines: readonly RecordLine[],
  offered: readonly Pick<OfferLine, 'unitPrice' | 'quantity' | 'discount' | 'offered'>[] | null,
): WorthLine[] =>
  offered
    ? offered.map(({ unitPrice, quantity, discount, offered: total }) => ({
        unitPrice,
        quantity,
        discount,
        total,
      }))
    : lines.map(({ unitPrice, quantity, total }) => ({ unitPrice, quantity, discount: 0, total }));

/** Whether the gross total is the prominent one (D24). */
export const orderShowsGross = ({ vat, data }: Pick<OrderPage, 'vat' | 'data'>): boolean =>
  data.showsGross ?? vat > 1;
