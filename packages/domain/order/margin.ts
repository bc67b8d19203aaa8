import { comparedCode } from '../catalogue/productCode.ts';
import type { PurchasePrice } from '../catalogue/purchasePrice.ts';
import { roundHalfUp } from '../quote/money.ts';
import type { Currency } from '../settings/languagePrices.ts';
import { type Cents, cents } from '../units.ts';
import type { OfferAmounts } from './offer.ts';

type OfferedLines = Pick<OfferAmounts, 'lines' | 'freeLines'>;

/** Cost of one piece of each line, the drawing’s before the free ones; null if unknown. */
export type UnitCosts = readonly (Cents | null)[];

export interface Margin {
  /** Net amount of the lines with a known cost, after all discounts. */
  net: Cents;
  cost: Cents;
  /** Hundredths of a percent of `net`; null without an amount. */
  share: number | null;
  /** Offered lines without a known cost. */
  unknown: number;
}

interface Money {
  currency: Currency;
  euroRate: number | null;
}

/** Costs by product code, in any case, in the currency of the order (D76a). */
export function unitCosts(
  { lines, freeLines }: OfferedLines,
  purchasePrices: readonly Pick<PurchasePrice, 'code' | 'cost'>[],
  { currency, euroRate }: Money,
): UnitCosts {
  const known = new Map(purchasePrices.map(({ code, cost }) => [comparedCode(code), cost]));
  const rate = currency === 'EUR' ? euroRate : 1;
  const costOf = (code: string, pieces: number): Cents | null => {
    const cost = code ? known.get(comparedCode(code)) : undefined;
    if (cost === undefined || !rate) return null;
    return cents(roundHalfUp(Number(((cost * 100 * pieces) / rate).toPrecision(15))));
  };
  return [
    ...lines.map(({ code, kind }) => costOf(code, kind === 'rail200' ? 2 : 1)),
    ...freeLines.map(({ code }) => costOf(code, 1)),
  ];
}

const shareOf = (net: number, cost: number): number | null =>
  net > 0 ? Math.round(((net - cost) * 10_000) / net) : null;

/** Margin of one line after its own discount; null if its cost or price is unknown. */
export function lineMargin(
  { quantity, offered }: OfferAmounts['lines'][number] | OfferAmounts['freeLines'][number],
  unitCost: Cents | null | undefined,
): number | null {
  if (unitCost === null || unitCost === undefined || offered === null) return null;
  return shareOf(offered, unitCost * quantity);
}

/** The discount on the sum is shared by all lines in proportion. */
export function offerMargin(
  { lines, freeLines, wholeDiscount }: OfferedLines & Pick<OfferAmounts, 'wholeDiscount'>,
  costs: UnitCosts,
): Margin {
  let [sum, known, cost, unknown] = [0, 0, 0, 0];
  for (const [place, { quantity, offered }] of [...lines, ...freeLines].entries()) {
    if (quantity === 0) continue;
    sum += offered ?? 0;
    const unitCost = costs[place] ?? null;
    if (unitCost === null || offered === null) unknown += 1;
    else {
      known += offered;
      cost += unitCost * quantity;
    }
  }
  const net = known - (sum > 0 ? Math.round((wholeDiscount * known) / sum) : 0);
  return { net: cents(net), cost: cents(cost), share: shareOf(net, cost), unknown };
}

/** @param leastMargin percent; undefined without a floor */
export const isBelowMargin = ({ share }: Margin, leastMargin: number | undefined): boolean =>
  leastMargin !== undefined && share !== null && share < leastMargin * 100;
