import type { Offer, VatRate } from '../order/offer.ts';
import { type Currency, formatMoney } from '../quote/money.ts';
import { formatNumber, formatShare } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';

export type SumLine = readonly [label: string, amount: number];

interface Words {
  currency: Currency;
  language: string;
  t: Translate;
}

/** Several rates each name their net amount. */
export function vatSums(rates: readonly VatRate[], { currency, language, t }: Words): SumLine[] {
  return rates.map(({ vatPercent, net, vat }) => {
    const percent = formatNumber(vatPercent, language);
    const label =
      rates.length > 1
        ? t('offer.vatOfNet', { percent, net: formatMoney(net, currency, language) })
        : t('parts.vatOf', { percent });
    return [label, vat];
  });
}

/** Sum before discounts, and what was taken; nothing without a discount. */
export function discountSums(
  { before, lineDiscounts, wholeDiscount, discount }: Offer,
  { language, t }: Words,
): SumLine[] {
  const lines: SumLine[] = [
    [t('parts.lineDiscounts'), -lineDiscounts],
    [t('parts.wholeDiscount', { share: formatShare(discount, language) }), -wholeDiscount],
  ];
  const taken = lines.filter(([, amount]) => amount < 0);
  return taken.length > 0 ? [[t('parts.before'), before], ...taken] : [];
}
