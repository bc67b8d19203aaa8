import { powerInWords } from '@lumitor/domain/lists/facts';
import type { Currency } from '@lumitor/domain/quote/money';
import type { Quote } from '@lumitor/domain/quote/quote';
import OtherCurrency from '../parts/OtherCurrency.tsx';
import { TotalsBlock } from '../parts/TotalsBlock.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Gauge } from '../ui/Gauge.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { setShowsGross } from '../visitor/configuratorStore.ts';
import { useShowsGross } from '../visitor/derived.ts';
import styles from './summary.module.css';

/** What it costs and what it draws. */
export function SummaryTotals({ quote, currency }: { quote: Quote; currency: Currency }) {
  const { t, language } = useTranslation();
  const showsGross = useShowsGross();
  const { totals, totalPower, isPowerUnknown, supply } = quote;
  const { zones } = quote.parts;
  const supplies = supply === null ? null : { watts: supply, count: zones };
  const power = powerInWords(totalPower, isPowerUnknown, supplies, language, t);
  return (
    <section className={styles.part}>
      <TotalsBlock totals={totals} currency={currency} showsGross={showsGross} />
      <OtherCurrency quote={quote} showsGross={showsGross} />
      <Segmented
        label={t('summary.large')}
        hideLabel
        value={showsGross ? 'gross' : 'net'}
        onChange={(value) => setShowsGross(value === 'gross')}
        options={[
          { value: 'net', label: t('summary.net') },
          { value: 'gross', label: t('summary.gross') },
        ]}
      />
      <div>
        <p className={styles.row}>
          <span>{t('summary.power')}</span>
          <span>{power}</span>
        </p>
        {supplies && (
          <Gauge
            label={t('summary.power')}
            value={totalPower}
            max={supplies.watts * supplies.count}
            text={power}
          />
        )}
      </div>
    </section>
  );
}
