import { quoteFor } from '@lumitor/domain/quote/quote';
import type { PricedPlan } from '@lumitor/domain/quote/quoteWith';
import { type Cents, cents } from '@lumitor/domain/units';
import { useCatalogue, useQuote, useShowsGross } from '../visitor/derived.ts';
import { usePricing } from './usePricing.ts';

/** Null if unknown. */
export function usePriceChange(): (plan: PricedPlan) => Cents | null {
  const { terms } = usePricing();
  const catalogue = useCatalogue();
  const quote = useQuote();
  const basis = useShowsGross() ? 'gross' : 'net';
  return (plan) => {
    if (!catalogue || !quote || quote.totals.isIncomplete) return null;
    const { totals } = quoteFor(plan, catalogue, terms);
    return totals.isIncomplete ? null : cents(totals[basis] - quote.totals[basis]);
  };
}
