import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import { formatNumber } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import { useTranslation } from '../translation/useTranslation.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './totals.module.css';

const AMOUNTS: readonly ('net' | 'vat' | 'gross')[] = ['net', 'vat', 'gross'];

export interface TotalsBlockProps {
  totals: { net: number; vat: number; gross: number; vatPercent?: number; isIncomplete: boolean };
  currency: Currency;
  showsGross: boolean;
}

export function TotalsBlock({ totals, currency, showsGross }: TotalsBlockProps) {
  const { t, language } = useTranslation();
  const lines = AMOUNTS.map((name) => ({
    name,
    label:
      name === 'vat'
        ? t('parts.vatOf', { percent: formatNumber(totals.vatPercent ?? 23, language) })
        : t(`parts.${name}`),
    amount: formatMoney(cents(totals[name]), currency, language),
    isLarge: name === (showsGross ? 'gross' : 'net'),
  }));
  return (
    <div className={styles.block}>
      <dl>
        {lines.map(({ name, label, amount, isLarge }) => (
          <div key={name} className={classes(styles.line, isLarge && styles.large)}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {totals.isIncomplete && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {t('parts.incomplete')}
        </p>
      )}
    </div>
  );
}
