import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { formatShare } from '@lumitor/domain/translation/figures';
import { type Translate, translator } from '@lumitor/domain/translation/lookup';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { languageToShow } from '../../translation/language.ts';

export function useOrderWords(page: ShownOrder): { t: Translate; language: string } {
  const language = languageToShow(useLocale(), page);
  const t = useMemo(() => translator(page.translations, language), [page, language]);
  return { t, language };
}

export function useAmounts(currency: Currency) {
  const language = useLocale().toUpperCase();
  return {
    money: (amount: number): string => formatMoney(cents(amount), currency, language),
    share: (hundredths: number): string => formatShare(hundredths, language),
  };
}
