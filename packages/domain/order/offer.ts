import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { grossOf, roundHalfUp } from '../quote/money.ts';
import type { OrderSettings } from '../settings/settings.ts';
import { type Cents, cents } from '../units.ts';
import type { OrderRecord, RecordLine } from './record.ts';

/** Discount in hundredths of a percent: 5 % is 500. */
const discount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

export const offerTermsSchema = v.object({
  language: languageCode,
  /** Lines that differ from the order, by index. */
  lines: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
      v.strictObject({
        discount: v.optional(discount, 0),
        /** Order's currency; replaces its price, also "on request". */
        unitPrice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000))),
      }),
    ),
    {},
  ),
  discount: v.optional(discount, 0),
  validUntil: v.pipe(v.string(), v.isoDate()),
  remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000)), ''),
  buyer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
});

export type OfferTerms = v.InferOutput<typeof offerTermsSchema>;

/** D61. */
export const offerRequestSchema = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  ...offerTermsSchema.entries,
});

export interface OfferLine extends RecordLine {
  discount: number;
  /** Price after the discount; null is "price on request". */
  offered: Cents | null;
}

export interface OfferAmounts {
  lines: OfferLine[];
  before: Cents;
  lineDiscounts: Cents;
  wholeDiscount: Cents;
  net: Cents;
  vat: Cents;
  gross: Cents;
  vatPercent: number;
  isIncomplete: boolean;
}

/** Never changes. */
export interface Offer extends OfferAmounts, Omit<OfferTerms, 'lines' | 'buyer'> {
  buyer?: string;
  position: number;
  at: string;
  by: string;
  currency: OrderRecord['data']['currency'];
  settings: Pick<OrderSettings, 'shop' | 'documents'>;
}

export const offerNumber = (orderNumber: string, position: number): string => `${orderNumber}-${position}`;

const share = (amount: number, hundredths: number): number => roundHalfUp((amount * hundredths) / 10_000);

interface Discounts {
  whole: number;
  vatPercent: number;
}

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

/** Each line and the total round their discounts once (D24, D61). */
export function offerAmounts(
  order: Saved,
  { lines: own, discount: whole }: Pick<OfferTerms, 'lines' | 'discount'>,
): OfferAmounts {
  const offered = order.lines.map((line, place): OfferLine => {
    const { discount: taken = 0, unitPrice = line.unitPrice } = own[String(place)] ?? {};
    const total = unitPrice === null ? null : unitPrice * line.quantity;
    return {
      ...line,
      unitPrice,
      total,
      discount: taken,
      offered: total === null ? null : cents(total - share(total, taken)),
    };
  });
  return summed(offered, { whole, vatPercent: vatOf(order) });
}

export const savedAmounts = (order: Saved): OfferAmounts =>
  summed(
    order.lines.map((line) => ({
      ...line,
      discount: 0,
      offered: line.total === null ? null : cents(line.total),
    })),
    { whole: 0, vatPercent: vatOf(order) },
  );
