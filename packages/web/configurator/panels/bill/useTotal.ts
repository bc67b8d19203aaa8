import type { Quote } from '@lumitor/domain/quote/quote';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useShowsGross } from '../../../visitor/derived.ts';

export function useTotal(quote: Pick<Quote, 'lines' | 'totals'> | null) {
  const { t } = useTranslation();
  const { money } = usePricing();
  const basis = useShowsGross() ? 'gross' : 'net';
  return {
    amount: quote?.lines.length ? money(quote.totals[basis]) : '—',
    basis: t(`bill.${basis}`),
  };
}
