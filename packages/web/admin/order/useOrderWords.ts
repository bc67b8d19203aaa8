import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { formatShare } from '@lumitor/domain/translation/figures';
import { type Translate, translator } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { languageToShow } from '../../translation/language.ts';

/** The texts that an order's page brings, in the language of the administration where it has them. */
export function useOrderWords(page: ShownOrder): { t: Translate; language: string } {
  const language = languageToShow(useLocale(), page);
  const t = useMemo(() => translator(page.translations, language), [page, language]);
  return { t, language };
}

/** Amounts and shares as the administration's language writes them. */
export function useAmounts(currency: Currency) {
  const language = useLocale().toUpperCase();
  return {
    money: (amount: number): string => formatMoney(cents(amount), currency, language),
    /** In hundredths of a percent. */
    share: (hundredths: number): string => formatShare(hundredths, language),
  };
}
