import { zoneName } from '@lumitor/domain/lists/installationWords';
import { isLoadUnknown } from '@lumitor/domain/lists/loadWords';
import { loadPercent } from '@lumitor/domain/quote/power';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watt } from '@lumitor/domain/units';
import type { RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useInstallation } from '../../../visitor/installation.ts';
import { Load } from './Load.tsx';
import styles from './PowerUse.module.css';

interface ZoneLoadsProps {
  supply: Watt | null;
  isShown: RefObject<boolean>;
}

export default function ZoneLoads({ supply, isShown }: ZoneLoadsProps) {
  const { t, language } = useTranslation();
  const installation = useInstallation();
  return (
    <ul className={styles.zones}>
      {installation?.zones.map((part, index) => {
        const zone = zoneName(index);
        const isUnknown = isLoadUnknown(part, installation.luminaires);
        const { load } = part;
        return (
          <li key={zone}>
            <Load
              name={<b>{zone}</b>}
              label={t('bill.loadOfZone', { zone })}
              load={load}
              isUnknown={isUnknown}
              supply={supply}
              isShown={isShown}
            >
              {supply !== null && load > supply && (
                <span className={styles.bad}>
                  {t('bill.tooMuch', { excess: formatWatts(load - supply, language) })}
                </span>
              )}
              {supply !== null && load <= supply && !isUnknown && (
                <span>{t('bill.share', { percent: loadPercent(load, supply) })}</span>
              )}
            </Load>
          </li>
        );
      })}
    </ul>
  );
}
