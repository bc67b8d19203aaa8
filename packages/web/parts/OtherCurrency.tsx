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
  showsGross: boolean;
}

/** A switch, because the language alone must not decide the currency (D22). */
export default function OtherCurrency({ quote, showsGross }: OtherCurrencyProps) {
  const { t, language } = useTranslation();
  const euroRate = useStore(sharedStore, (state) => state.euroRate);
  const { vatPercent } = useLanguagePrices(language);
  const currency = useOtherCurrency(language);
  if (!currency) return null;
  const { lines, isPowerUnknown } = quote;
  const totals = totalsIn(lines, { currency, euroRate, vatPercent }, isPowerUnknown);
  // Hidden if it misses more prices than the main total, because it would look cheaper.
  const isReported = lines.length > 0 && (!totals.isIncomplete || quote.totals.isIncomplete);
  const amount = isReported ? formatMoney(totals[showsGross ? 'gross' : 'net'], currency, language) : '';
  return (
    <button type="button" className={styles.other} onClick={() => pickCurrency(currency)}>
      {t(`bill.showIn_${currency}`, { amount }).trim()}
    </button>
  );
}
