import { LONG_RAIL, SHORT_RAIL } from '../kinds/rail/length.ts';
import { titleOfStoredLine } from '../lists/recordRows.ts';
import { type Offer, splitAmount } from '../order/offer.ts';
import type { OrderRecord, RecordLine } from '../order/record.ts';
import { isFreeLine, worthLines } from '../order/worth.ts';
import type { Currency } from '../quote/money.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Cents, type Cm, cents } from '../units.ts';

/** Net amounts. */
export interface CartLine {
  /** Empty: a service without one. */
  code: string;
  /** Straight rails of both lengths have one code (D24); null for other lines. */
  length: Cm | null;
  title: string;
  quantity: number;
  unitPrice: Cents | null;
  /** Hundredths of a percent. */
  discount: number;
  /** After the discount of the line; null is "price on request". */
  total: Cents | null;
  isService: boolean;
}

/** Content that an order, or an offer of it, has for a cart (D78). */
export interface Cart {
  /** Number of the order or offer. */
  number: string;
  /** Page of the order. */
  link: string;
  currency: Currency;
  lines: CartLine[];
  /** Discount on the sum of the lines. */
  discount: Cents;
  /** Sum of the lines without the discount. */
  net: Cents;
}

interface CartSource {
  number: string;
  link: string;
  language: string;
  t: Translate;
  data: Pick<OrderRecord['data'], 'lines' | 'totals' | 'currency'>;
  offer: Pick<Offer, 'lines' | 'freeLines' | 'wholeDiscount' | 'net' | 'currency'> | null;
}

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

const RAIL_LENGTHS: Partial<Record<RecordLine['kind'], Cm>> = { rail100: SHORT_RAIL, rail200: LONG_RAIL };

/** A control system without a price is no article. */
export function cartOf({ number, link, language, t, data, offer }: CartSource): Cart {
  const lines = worthLines(data.lines, offer)
    .filter(({ line, total }) => isFreeLine(line) || line.kind !== 'system' || total !== 0)
    .map(({ line, quantity, unitPrice, discount, total }): CartLine => {
      const isService = isFreeLine(line);
      return {
        code: line.code.trim(),
        length: isService ? null : (RAIL_LENGTHS[line.kind] ?? null),
        title: isService ? line.title : titleOfStoredLine(line, language, t),
        quantity,
        unitPrice: orNull(unitPrice),
        discount,
        total: orNull(total),
        isService,
      };
    });
  return {
    number,
    link,
    currency: (offer ?? data).currency,
    lines: lines.filter(({ quantity }) => quantity > 0),
    discount: offer?.wholeDiscount ?? cents(0),
    net: offer?.net ?? cents(data.totals.net),
  };
}

export const sumOfLines = (lines: readonly Pick<CartLine, 'total'>[]): Cents =>
  cents(lines.reduce<number>((sum, { total }) => sum + (total ?? 0), 0));

/** Totals after both discounts; they add up to `net`. */
export function totalsAfterDiscount({ lines, discount }: Pick<Cart, 'lines' | 'discount'>): (Cents | null)[] {
  const parts = splitAmount(
    discount,
    lines.map(({ total }) => total ?? 0),
  );
  return lines.map(({ total }, place) => (total === null ? null : cents(total - (parts[place] ?? 0))));
}
