import type { Quote } from '@lumitor/domain/quote/quote';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useShowsGross } from '../../../visitor/derived.ts';

/** Total of a bill, net or gross as the visitor has set, and the word for that; a dash for an empty bill. */
export function useTotal(quote: Pick<Quote, 'lines' | 'totals'> | null) {
  const { t } = useTranslation();
  const { money } = usePricing();
  const basis = useShowsGross() ? 'gross' : 'net';
  return {
    amount: quote?.lines.length ? money(quote.totals[basis]) : '—',
    basis: t(`bill.${basis}`),
  };
}
