import { greatestOf } from '../math/lists.ts';
import type { Offer, OfferLine } from './offer.ts';
import type { OrderPage, OrderRecord, RecordLine } from './record.ts';

/** What something comes to, in cents. */
interface Amounts {
  net: number;
  vat: number;
  gross: number;
  /** Without what is priced on request. */
  isIncomplete: boolean;
}

/** The offer that an order counts by, as lists tell of it. */
export interface CountedOffer extends Amounts {
  position: number;
  validUntil: string;
  /** ISO 8601; null: it was never sent. */
  sentAt: string | null;
}

/** When offers of an order were sent, by their positions. */
export interface SentOffer {
  position: number;
  at: string;
}

/** The offer that an order counts by: of those that were sent the last, else the last that was made (D61). */
export function countedPosition(made: readonly number[], sent: readonly SentOffer[]): number | null {
  const known = sent.length > 0 ? sent.map(({ position }) => position) : made;
  return known.length > 0 ? greatestOf(known) : null;
}

/** An offer as lists tell of it. */
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

/** The offer that an order counts by, as its row keeps it. @param stored JSON; null: none */
export const countedIn = (stored: string | null | undefined): CountedOffer | null =>
  stored ? JSON.parse(stored) : null;

/** What an order is worth: what was offered for it, else what it was saved at (D61). */
export const orderWorth = (
  { totals }: Pick<OrderRecord['data'], 'totals'>,
  offer: CountedOffer | null,
): Amounts => offer ?? totals;

/** A line of an order by what it is worth. */
export interface WorthLine extends Pick<RecordLine, 'unitPrice' | 'quantity'> {
  /** After its discount, in cents; null: on request. */
  total: RecordLine['total'];
  /** In hundredths of a percent. */
  discount: number;
}

/** The amounts of the lines of an order, in their order: as they were offered, else as they were saved. */
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

/** Whether the gross total of an order is the large one (D24). */
export const orderShowsGross = ({ vat, data }: Pick<OrderPage, 'vat' | 'data'>): boolean =>
  data.showsGross ?? vat > 1;
