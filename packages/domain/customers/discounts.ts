import { articlePercents, type PriceGroupDiscounts } from '../catalogue/priceGroup.ts';
import { partGroupOf } from '../lists/partRow.ts';
import type { OfferTerms } from '../order/offerTerms.ts';
import type { RecordLine } from '../order/record.ts';

/**
 * Discounts of an offer's lines, by index (D77): that of the article, else of its kind of part, else of all. Lines
 * without a discount are absent.
 */
export function discountsOf(
  group: PriceGroupDiscounts,
  lines: readonly Pick<RecordLine, 'kind' | 'code'>[],
): OfferTerms['lines'] {
  const ofArticles = articlePercents(group.articles) ?? new Map<string, number>();
  return Object.fromEntries(
    lines.flatMap(({ kind, code }, place) => {
      const percent = ofArticles.get(code.toLowerCase()) ?? group[partGroupOf(kind)] ?? group.discount;
      const discount = Math.round(percent * 100);
      return discount > 0 ? [[String(place), { discount }] as const] : [];
    }),
  );
}
