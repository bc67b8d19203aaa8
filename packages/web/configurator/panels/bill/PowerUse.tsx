import type { Quote } from '@lumitor/domain/quote/quote';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { memo, type RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { loadPercent } from '../choice/load.ts';
import { Figure } from './Figure.tsx';
import styles from './PowerUse.module.css';

type PowerUseProps = Pick<Quote, 'totalPower' | 'supply' | 'isPowerExceeded'> & {
  isShown: RefObject<boolean>;
};

/** What the luminaires draw, of what the supply gives. */
export const PowerUse = memo(function PowerUse(props: PowerUseProps) {
  const { totalPower, supply, isPowerExceeded, isShown } = props;
  const { t, language } = useTranslation();
  const total = formatWatts(totalPower, language);
  const given = supply === null ? '' : formatWatts(supply, language);
  const reserve = 100 - loadPercent(totalPower, supply ?? 0);
  return (
    <div className={styles.power}>
      <p className={styles.row}>
        <span>
          {t('bill.power')}{' '}
          <b className={classes(isPowerExceeded && styles.bad)}>
            <Figure value={total} isShown={isShown} />
          </b>
          {supply !== null && ` ${t('bill.ofSupply', { supply: given })}`}
        </span>
        {supply !== null && !isPowerExceeded && <span>{t('bill.reserve', { percent: reserve })}</span>}
      </p>
      {supply === null ? (
        <p className={styles.hint}>{t('bill.noSupply')}</p>
      ) : (
        <Gauge
          label={t('bill.load')}
          value={totalPower}
          max={supply}
          text={t('bill.loadOf', { total, supply: given })}
        />
      )}
      {isPowerExceeded && (
        <p className={styles.problem}>
          <Icon name="warning" size={16} />
          {t('bill.exceeded', { excess: formatWatts(totalPower - (supply ?? 0), language) })}
        </p>
      )}
    </div>
  );
});
