import { loadInWords } from '@lumitor/domain/lists/loadWords';
import { loadPercent } from '@lumitor/domain/quote/load';
import type { Quote } from '@lumitor/domain/quote/quote';
import { formatWatts } from '@lumitor/domain/translation/figures';
import { lazy, memo, type RefObject, Suspense } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { orNothing } from '../../orNothing.ts';
import { Figure } from './Figure.tsx';
import styles from './PowerUse.module.css';

const LeastVoltage = lazy(orNothing(() => import('./LeastVoltage.tsx')));
const ZoneLoads = lazy(orNothing(() => import('./ZoneLoads.tsx')));

/** Of a zone in the list of them, and of what parts it from the next, in pixels. */
const [ZONE_HEIGHT, GAP] = [32, 8];

type PowerUseProps = Pick<Quote, 'totalPower' | 'isPowerUnknown' | 'supply' | 'isPowerExceeded'> & {
  /** Each has a supply of its own. */
  zones: number;
  isShown: RefObject<boolean>;
};

/** What all luminaires draw, of what the one supply gives. */
function OneLoad(props: Omit<PowerUseProps, 'zones'>) {
  const { totalPower, isPowerUnknown, supply, isPowerExceeded, isShown } = props;
  const { t, language } = useTranslation();
  const total = loadInWords(totalPower, isPowerUnknown, language, t);
  const given = supply === null ? '' : formatWatts(supply, language);
  const reserve = 100 - loadPercent(totalPower, supply ?? 0);
  return (
    <>
      <p className={styles.row}>
        <span>
          {t('bill.power')}{' '}
          <b className={classes(isPowerExceeded && styles.bad)}>
            <Figure value={total} isShown={isShown} />
          </b>
          {supply !== null && ` ${t('bill.ofSupply', { supply: given })}`}
        </span>
        {supply !== null && !isPowerExceeded && !isPowerUnknown && (
          <span>{t('bill.reserve', { percent: reserve })}</span>
        )}
      </p>
      {supply !== null && (
        <Gauge
          label={t('bill.load')}
          value={totalPower}
          max={supply}
          text={t('bill.loadOf', { total, supply: given })}
        />
      )}
    </>
  );
}

/** What the luminaires draw, of what the supplies give, and the least voltage. */
export default memo(function PowerUse(props: PowerUseProps) {
  const { totalPower, isPowerUnknown, supply, zones, isShown } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.power}>
      {zones > 1 ? (
        <Suspense fallback={<div style={{ minHeight: `${zones * (ZONE_HEIGHT + GAP) - GAP}px` }} />}>
          <ZoneLoads supply={supply} isShown={isShown} />
        </Suspense>
      ) : (
        <OneLoad {...props} />
      )}
      {supply === null && !isPowerUnknown && <p className={styles.hint}>{t('bill.noSupply')}</p>}
      {totalPower > 0 && (
        <Suspense fallback={<p className={styles.voltage} />}>
          <LeastVoltage />
        </Suspense>
      )}
    </div>
  );
});
