import { formatMoney } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quoteWith';
import { totalsIn } from '@lumitor/domain/quote/totalsIn';
import { useStore } from 'zustand/react';
import { pickCurrency } from '../data/currency.ts';
import { useLanguagePrices, useOtherCurrency } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './totals.module.css';

interface OtherCurrencyProps {
  quote: Pick<Quote, 'lines' | 'totals' | 'isPowerUnknown'>;
  /** Which amount is told, as of the two in the visitor's currency. */
  showsGross: boolean;
}

/** The same in the shop's other currency, and the way to it: no language decides in silence what is paid in (D22). */
export default function OtherCurrency({ quote, showsGross }: OtherCurrencyProps) {
  const { t, language } = useTranslation();
  const euroRate = useStore(sharedStore, (state) => state.euroRate);
  const { vatPercent } = useLanguagePrices(language);
  const currency = useOtherCurrency(language);
  if (!currency) return null;
  const { lines, isPowerUnknown } = quote;
  const totals = totalsIn(lines, { currency, euroRate, vatPercent }, isPowerUnknown);
  // What lacks more than the total beside it would look like a better price.
  const isTold = lines.length > 0 && (!totals.isIncomplete || quote.totals.isIncomplete);
  const amount = isTold ? formatMoney(totals[showsGross ? 'gross' : 'net'], currency, language) : '';
  return (
    <button type="button" className={styles.other} onClick={() => pickCurrency(currency)}>
      {t(`bill.showIn_${currency}`, { amount }).trim()}
    </button>
  );
}
