import type { Binding, System } from '../catalogue/article.ts';
import type { BillLine, Terms } from './lines.ts';
import type { Price } from './money.ts';
import { amountOf, bindingPriceOf, priceOf } from './price.ts';
import { type QuoteTotals, totalsOf } from './quoteWith.ts';

const isSystem = (line: BillLine): line is BillLine & { article: System } =>
  line.kind === 'system' && line.article !== null;

const isBinding = (line: BillLine): line is BillLine & { article: Binding } =>
  line.kind === 'binding' && line.article !== null;

export function totalsIn(lines: readonly BillLine[], terms: Terms, isPowerUnknown: boolean): QuoteTotals {
  const { currency, euroRate } = terms;
  const type = lines.find(isSystem)?.article.type ?? null;
  const priceIn = (line: BillLine): Price | null => {
    if (isBinding(line)) return bindingPriceOf(line.article, type, currency, euroRate);
    if (!line.article) return null;
    const price = priceOf(line.article as { price: number; priceEuro: number }, currency, euroRate);
    // Rail prices are per 100 cm (D24).
    return price !== null && line.kind === 'rail200' ? ((price * 2) as Price) : price;
  };
  const amounts = lines.map((line) => ({ total: amountOf(priceIn(line), line.quantity) }));
  return totalsOf(amounts, isPowerUnknown, terms);
}
