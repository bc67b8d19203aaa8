import { greatestOf } from '../math/lists.ts';
import type { Offer, OfferedFreeLine } from './offer.ts';
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

/** Line by which an order is worth its amount: as offered, else as saved. */
export interface WorthLine {
  line: RecordLine | OfferedFreeLine;
  unitPrice: RecordLine['unitPrice'];
  quantity: number;
  discount: number;
  /** Cents after the discount; null is "price on request". */
  total: RecordLine['total'];
}

export const worthLines = (
  lines: readonly RecordLine[],
  offer: Pick<Offer, 'lines' | 'freeLines'> | null,
): WorthLine[] => {
  if (!offer)
    return lines.map((line) => {
      const { unitPrice, quantity, total } = line;
      return { line, unitPrice, quantity, discount: 0, total };
    });
  return [...offer.lines, ...offer.freeLines].flatMap((line) => {
    const { unitPrice, quantity, discount, offered: total } = line;
    return quantity > 0 ? [{ line, unitPrice, quantity, discount, total }] : [];
  });
};

export const isFreeLine = (line: WorthLine['line']): line is OfferedFreeLine => !('kind' in line);

/** Whether the gross total is the prominent one (D24). */
export const orderShowsGross = ({ vat, data }: Pick<OrderPage, 'vat' | 'data'>): boolean =>
  data.showsGross ?? vat > 1;
