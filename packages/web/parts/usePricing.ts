import type { Terms } from '@lumitor/domain/quote/lines';
import { formatMoney, type Price } from '@lumitor/domain/quote/money';
import { amountOf, priceOf } from '@lumitor/domain/quote/price';
import type { Cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useLanguagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { useTranslation } from '../translation/useTranslation.ts';

export interface Pricing {
  terms: Terms;
  /** Null is "price on request" (D22). */
  priceOf: (article: Parameters<typeof priceOf>[0]) => Price | null;
  /** Null is "price on request" (D22). */
  money: (price: Price | Cents | null) => string;
}

export function usePricing(): Pricing {
  const { t, language } = useTranslation();
  const euroRate = useStore(sharedStore, (state) => state.euroRate);
  const { currency, vatPercent } = useLanguagePrices(language);
  return useMemo(() => {
    return {
      terms: { currency, euroRate, vatPercent },
      priceOf: (article) => priceOf(article, currency, euroRate),
      money: (price) => {
        const amount = amountOf(price);
        return amount === null ? t('choice.priceOnRequest') : formatMoney(amount, currency, language);
      },
    };
  }, [t, language, currency, vatPercent, euroRate]);
}
