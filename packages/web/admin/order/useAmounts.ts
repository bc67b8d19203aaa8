import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { formatShare } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { useLocale } from 'react-admin';

/** Amounts and shares as the administration's language writes them. */
export function useAmounts(currency: Currency) {
  const language = useLocale().toUpperCase();
  return {
    money: (amount: number): string => formatMoney(cents(amount), currency, language),
    /** In hundredths of a percent. */
    share: (hundredths: number): string => formatShare(hundredths, language),
  };
}
