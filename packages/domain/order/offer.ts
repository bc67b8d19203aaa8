import { grossOf, roundHalfUp } from '../quote/money.ts';
import type { OrderSettings } from '../settings/settings.ts';
import { formatPlain } from '../translation/format.ts';
import { type Cents, cents } from '../units.ts';
import { type FreeLine, type LineTerms, NO_EXTRAS, type OfferTerms } from './offerTerms.ts';
import type { OrderRecord, RecordLine } from './record.ts';

interface Offered {
  /** Hundredths of a percent. */
  discount: number;
  /** Price after the discount; null is "price on request". */
  offered: Cents | null;
  vatPercent: number;
}

export interface OfferLine extends RecordLine, Offered {}

export interface OfferedFreeLine extends FreeLine, Offered {
  total: Cents;
  offered: Cents;
}

export interface VatRate {
  vatPercent: number;
  net: Cents;
  vat: Cents;
}

export interface OfferAmounts {
  /** One per line of the order; those with quantity 0 are not offered. */
  lines: OfferLine[];
  freeLines: OfferedFreeLine[];
  before: Cents;
  lineDiscounts: Cents;
  wholeDiscount: Cents;
  /** Highest rate first; their sums are net and VAT of the offer. */
  rates: VatRate[];
  net: Cents;
  vat: Cents;
  gross: Cents;
  isIncomplete: boolean;
}

/** Never changes. */
export interface Offer extends OfferAmounts, Omit<OfferTerms, 'lines' | 'freeLines' | 'buyer'> {
  buyer?: string;
  position: number;
  at: string;
  by: string;
  currency: OrderRecord['data']['currency'];
  settings: Pick<OrderSettings, 'shop' | 'documents'>;
}

export const offerNumber = (orderNumber: string, position: number): string => `${orderNumber}-${position}`;

/** Rates of VAT, such as `23` or `23 / 8`. */
export const ratesInWords = (rates: readonly Pick<VatRate, 'vatPercent'>[], language: string): string =>
  rates.map(({ vatPercent }) => formatPlain(vatPercent, language)).join(' / ');

const share = (amount: number, hundredths: number): number => roundHalfUp((amount * hundredths) / 10_000);

/** Splits an amount in proportion to `weights`, in whole cents; remainders go to the largest fractions. */
export function splitAmount(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => cents(0));
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / BigInt(all)), rest: product % BigInt(all) };
  });
  const missing = amount - parts.reduce((sum, { part }) => sum + part, 0);
  for (const one of parts
    .toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))
    .slice(0, missing))
    one.part += 1;
  return parts.map(({ part }) => cents(part));
}

function ratesOf(
  lines: readonly Pick<Offered, 'offered' | 'vatPercent'>[],
  wholeDiscount: Cents,
  usual: number,
): VatRate[] {
  const sums = new Map<number, number>();
  for (const { offered, vatPercent } of lines)
    if (offered !== null) sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + offered);
  if (sums.size === 0) sums.set(usual, 0);
  const rates = [...sums].toSorted(([one], [other]) => other - one);
  const taken = splitAmount(
    wholeDiscount,
    rates.map(([, sum]) => sum),
  );
  return rates.map(([vatPercent, sum], place) => {
    const net = cents(sum - (taken[place] ?? 0));
    return { vatPercent, net, vat: cents(grossOf(net, vatPercent) - net) };
  });
}

interface Discounts {
  whole: number;
  vatPercent: number;
}

function summed(
  lines: OfferLine[],
  freeLines: OfferedFreeLine[],
  { whole, vatPercent: usual }: Discounts,
): OfferAmounts {
  const all = [...lines, ...freeLines];
  const sumOf = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const before = sumOf(all.map(({ total }) => total));
  const after = sumOf(all.map(({ offered }) => offered));
  const wholeDiscount = cents(share(after, whole));
  const rates = ratesOf(all, wholeDiscount, usual);
  const net = cents(after - wholeDiscount);
  const vat = cents(sumOf(rates.map((rate) => rate.vat)));
  return {
    lines,
    freeLines,
    before: cents(before),
    lineDiscounts: cents(before - after),
    wholeDiscount,
    rates,
    net,
    vat,
    gross: cents(net + vat),
    isIncomplete: all.some(({ quantity, offered }) => offered === null && quantity > 0),
  };
}

type Saved = Pick<OrderRecord['data'], 'lines' | 'totals'>;
export const vatOf = ({ totals }: Pick<Saved, 'totals'>): number => totals.vatPercent ?? 23;

/** Without measures: drawings and lists show the drawn article. */
function replaced(
  { kind, collection, unitPrice, quantity, total }: RecordLine,
  { id, code, titles }: NonNullable<LineTerms['article']>,
): RecordLine {
  const amounts = { unitPrice, quantity, total };
  return {
    ...{ kind, collection, articleId: id, code, titles, ...amounts },
    ...{ role: null, img: '', watts: 0, missing: false },
  };
}

const discounted = (total: number, discount: number): Cents => cents(total - share(total, discount));

function offeredLine(line: RecordLine, terms: Partial<LineTerms>, vatPercent: number): OfferLine {
  const { discount = 0, unitPrice = line.unitPrice, quantity = line.quantity, article } = terms;
  const total = unitPrice === null ? null : unitPrice * quantity;
  return {
    ...(article ? replaced(line, article) : line),
    ...{ unitPrice, quantity, total, discount, vatPercent },
    offered: total === null ? null : discounted(total, discount),
  };
}

function offeredFreeLine(line: FreeLine): OfferedFreeLine {
  const total = cents(line.unitPrice * line.quantity);
  return { ...line, total, offered: discounted(total, line.discount) };
}

/** Each line and the total round their discounts once, each VAT rate its VAT (D24, D76a). */
export function offerAmounts(
  order: Saved,
  {
    lines: own,
    freeLines = [],
    discount: whole,
  }: Pick<OfferTerms, 'lines' | 'discount'> & Partial<OfferTerms>,
): OfferAmounts {
  const vatPercent = vatOf(order);
  const lines = order.lines.map((line, place) => offeredLine(line, own[String(place)] ?? {}, vatPercent));
  return summed(lines, freeLines.map(offeredFreeLine), { whole, vatPercent });
}

export function savedAmounts(order: Saved): OfferAmounts {
  const vatPercent = vatOf(order);
  const lines = order.lines.map((line) => ({
    ...line,
    discount: 0,
    vatPercent,
    offered: line.total === null ? null : cents(line.total),
  }));
  return summed(lines, [], { whole: 0, vatPercent });
}

type Later = Pick<Offer, 'rates' | 'freeLines' | 'conditions' | 'deposit' | 'paymentLink'>;

/** Older offers have one VAT rate, no lines of their own and no conditions. */
type StoredBody = Omit<Offer, keyof Later | 'position' | 'at' | 'by'> &
  Partial<Later> & { vatPercent?: number };

export function storedOffer(body: StoredBody, made: Pick<Offer, 'position' | 'at' | 'by'>): Offer {
  const { vatPercent = 23, net, vat } = body;
  const later: Later = { ...NO_EXTRAS, freeLines: [], rates: [{ vatPercent, net, vat }] };
  const lines = body.lines.map((line) => ({ ...line, vatPercent: line.vatPercent ?? vatPercent }));
  const { position, at, by } = made;
  return { ...later, ...body, lines, position, at, by };
}
