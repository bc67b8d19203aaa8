import type { Quote } from '@lumitor/domain/quote/quote';
import type { RefObject } from 'react';
import { useOtherCurrency } from '../../../data/settings.ts';
import OtherCurrency from '../../../parts/OtherCurrency.tsx';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { setShowsGross } from '../../../visitor/configuratorStore.ts';
import { useShowsGross } from '../../../visitor/derived.ts';
import styles from './bill.module.css';
import { Figure } from './Figure.tsx';

const AMOUNTS: readonly ('net' | 'vat' | 'gross')[] = ['net', 'vat', 'gross'];

type TotalsProps = Pick<Quote, 'lines' | 'totals' | 'totalItems' | 'isPowerUnknown'> & {
  /** False without rails and articles: there is no price then (D24). */
  isPriced: boolean;
  isShown: RefObject<boolean>;
};

export function Totals({ isPriced, isShown, ...quote }: TotalsProps) {
  const { totals, totalItems } = quote;
  const { t, language } = useTranslation();
  const { money } = usePricing();
  const percent = totals.vatPercent.toLocaleString(language);
  const showsGross = useShowsGross();
  return (
    <div>
      <div className={styles.row}>
        <p>
          <Figure value={t('bill.pieces', { count: totalItems })} isShown={isShown} />
        </p>
        <Segmented
          label={t('bill.large')}
          hideLabel
          value={showsGross ? 'gross' : 'net'}
          options={[
            { value: 'net', label: t('bill.net') },
            { value: 'gross', label: t('bill.gross') },
          ]}
          onChange={(large) => setShowsGross(large === 'gross')}
        />
      </div>
      <p className={styles.large}>
        {/* Keyed, so that switching net and gross does not flash. */}
        <Figure
          key={String(showsGross)}
          value={isPriced ? money(showsGross ? totals.gross : totals.net) : '—'}
          isShown={isShown}
        />
      </p>
      <dl className={styles.parts}>
        {AMOUNTS.map((part) => (
          <div key={part}>
            <dt>{part === 'vat' ? t('bill.vatOf', { percent }) : t(`bill.${part}`)}</dt>
            <dd>{isPriced ? money(totals[part]) : '—'}</dd>
          </div>
        ))}
      </dl>
      {useOtherCurrency(language) && <OtherCurrency quote={quote} showsGross={showsGross} />}
      {totals.isIncomplete && <p className={styles.incomplete}>{t('bill.incomplete')}</p>}
    </div>
  );
}
