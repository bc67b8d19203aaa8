import { loadPercent } from '@lumitor/domain/quote/power';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Px } from '@lumitor/domain/units';
import { memo, type RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import text from '../../../ui/text.module.css';
import { Load } from './Load.tsx';
import styles from './PowerUse.module.css';

const ZoneLoads = onDemand(orNothing(() => import('./ZoneLoads.tsx')));

const ZONE_HEIGHT: Px = 32;
const GAP: Px = 8;

type PowerUseProps = Pick<
  Quote,
  'totalPower' | 'isPowerUnknown' | 'isPowerAutomatic' | 'supply' | 'isPowerExceeded'
> & {
  zones: number;
  isShown: RefObject<boolean>;
};

export default memo(function PowerUse(props: PowerUseProps) {
  const { totalPower, isPowerUnknown, isPowerAutomatic, isPowerExceeded, supply, zones, isShown } = props;
  const { t } = useTranslation();
  const percent = 100 - loadPercent(totalPower, supply ?? 0);
  return (
    <div className={styles.power}>
      {zones > 1 ? (
        <ZoneLoads
          waiting={<div style={{ minHeight: `${zones * (ZONE_HEIGHT + GAP) - GAP}px` }} />}
          supply={supply}
          isShown={isShown}
        />
      ) : (
        <Load
          name={t('bill.power')}
          label={t('bill.load')}
          load={totalPower}
          isUnknown={isPowerUnknown}
          supply={supply}
          isShown={isShown}
        >
          {supply !== null && !isPowerExceeded && !isPowerUnknown && (
            <span>{t('bill.reserve', { percent })}</span>
          )}
        </Load>
      )}
      {supply === null && !isPowerUnknown && (
        <p className={text.faint}>
          {t(isPowerAutomatic && totalPower === 0 ? 'bill.supplyByLoad' : 'bill.noSupply')}
        </p>
      )}
    </div>
  );
});
