import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { grossOf, roundHalfUp } from '../quote/money.ts';
import type { OrderSettings } from '../settings/settings.ts';
import { type Cents, cents } from '../units.ts';
import type { OrderRecord, RecordLine } from './record.ts';

/** A discount in hundredths of a percent: 5 % is 500. */
const discount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const offerTermsSchema = v.object({
  /** In which the customer reads it. */
  language: languageCode,
  /** Of lines that differ from the order, by their place in it. */
  lines: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
      v.strictObject({
        discount: v.optional(discount, 0),
        /** In cents, in the order's currency: in place of the order's, as where that is on request. */
        unitPrice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))),
      }),
    ),
    {},
  ),
  /** On the sum of the lines after their own discounts. */
  discount: v.optional(discount, 0),
  /** The last day on which it holds. */
  validUntil: v.pipe(v.string(), v.isoDate()),
  remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000)), ''),
  /** For whom it is: name, company, address, as they are to stand on it. */
  buyer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
});

export type OfferTerms = v.InferOutput<typeof offerTermsSchema>;

/** What an administrator posts to make an offer (D61). */
export const offerRequestSchema = v.strictObject({
  /** Made by the browser, one for each offer: a request that is repeated with it is one offer. */
  key: v.pipe(v.string(), v.uuid()),
  ...offerTermsSchema.entries,
});

/** A line of the order as it is offered. */
export interface OfferLine extends RecordLine {
  /** In hundredths of a percent. */
  discount: number;
  /** After the discount, in cents; null is "price on request". */
  offered: Cents | null;
}

/** What the shop offers for an order, with all that it is reckoned from. */
export interface OfferAmounts {
  lines: OfferLine[];
  /** Of the lines before any discount. */
  before: Cents;
  /** What the discounts of lines take off. */
  lineDiscounts: Cents;
  /** What the discount of the whole takes off. */
  wholeDiscount: Cents;
  net: Cents;
  vat: Cents;
  gross: Cents;
  vatPercent: number;
  isIncomplete: boolean;
}

/** An offer as it was made: nothing that happens afterwards changes it. */
export interface Offer extends OfferAmounts, Omit<OfferTerms, 'lines' | 'buyer'> {
  /** Absent in offers from before it could be named. */
  buyer?: string;
  /** From 1: it counts the offers of an order. */
  position: number;
  /** ISO 8601. */
  at: string;
  by: string;
  currency: OrderRecord['data']['currency'];
  /** What the shop said of itself then: its PDF goes on saying it. */
  settings: Pick<OrderSettings, 'shop' | 'documents'>;
}

/** By which the shop calls an offer: that of its order, and the offer's place. */
export const offerNumber = (orderNumber: string, position: number): string => `${orderNumber}-${position}`;

const share = (amount: number, hundredths: number): number => roundHalfUp((amount * hundredths) / 10_000);

interface Discounts {
  whole: number;
  vatPercent: number;
}

/** Sums of lines that are priced. */
function summed(offered: OfferLine[], { whole, vatPercent }: Discounts): OfferAmounts {
  const before = offered.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const after = offered.reduce((sum, line) => sum + (line.offered ?? 0), 0);
  const wholeDiscount = share(after, whole);
  const net = cents(after - wholeDiscount);
  const gross = grossOf(net, vatPercent);
  return {
    lines: offered,
    before: cents(before),
    lineDiscounts: cents(before - after),
    wholeDiscount: cents(wholeDiscount),
    net,
    vat: cents(gross - net),
    gross,
    vatPercent,
    isIncomplete: offered.some((line) => line.offered === null),
  };
}

type Saved = Pick<OrderRecord['data'], 'lines' | 'totals'>;
const vatOf = ({ totals }: Saved): number => totals.vatPercent ?? 23;

/**
 * The amounts of an offer: each line is its unit price times its quantity, also where an older order was rounded otherwise;
 * discounts are rounded once a line and once for the whole (D24, D61).
 */
export function offerAmounts(
  order: Saved,
  { lines: own, discount: whole }: Pick<OfferTerms, 'lines' | 'discount'>,
): OfferAmounts {
  const offered = order.lines.map((line, place): OfferLine => {
    const { discount: taken = 0, unitPrice = line.unitPrice } = own[String(place)] ?? {};
    const total = unitPrice === null ? null : unitPrice * line.quantity;
    return {
      ...{ ...line, unitPrice, total, discount: taken },
      offered: total === null ? null : cents(total - share(total, taken)),
    };
  });
  return summed(offered, { whole, vatPercent: vatOf(order) });
}

/** The amounts of an order as it was saved, in the form of an offer without discounts. */
export const savedAmounts = (order: Saved): OfferAmounts =>
  summed(
    order.lines.map((line) => ({
      ...line,
      discount: 0,
      offered: line.total === null ? null : cents(line.total),
    })),
    { whole: 0, vatPercent: vatOf(order) },
  );
