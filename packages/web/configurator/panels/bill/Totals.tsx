import type { Quote } from '@lumitor/domain/quote/quote';
import type { RefObject } from 'react';
import { useOtherCurrency } from '../../../data/settings.ts';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { later, orNothing } from '../../../ui/later.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { setShowsGross } from '../../../visitor/configuratorStore.ts';
import { useShowsGross } from '../../../visitor/derived.ts';
import styles from './bill.module.css';
import { Figure } from './Figure.tsx';

const OtherCurrency = later(orNothing(() => import('../../../parts/OtherCurrency.tsx')));

const AMOUNTS: readonly ('net' | 'vat' | 'gross')[] = ['net', 'vat', 'gross'];

type TotalsProps = Pick<Quote, 'lines' | 'totals' | 'totalItems' | 'isPowerUnknown'> & {
  /** False: nothing is drawn or picked, which has no price (D24). */
  isPriced: boolean;
  isShown: RefObject<boolean>;
};

/** Net, VAT and gross, and the one of them that the visitor wants large (D24). */
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
        {/* Its own for each of the two: what the visitor switches is no change. */}
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
      {useOtherCurrency(language) && (
        <OtherCurrency waiting={<p className={styles.other} />} {...{ quote, showsGross }} />
      )}
      {totals.isIncomplete && <p className={styles.incomplete}>{t('bill.incomplete')}</p>}
    </div>
  );
}
