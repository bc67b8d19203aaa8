import { zoneName } from '@lumitor/domain/lists/installationWords';
import { isLoadUnknown, loadInWords } from '@lumitor/domain/lists/loadWords';
import { loadPercent } from '@lumitor/domain/quote/load';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watts } from '@lumitor/domain/units';
import type { RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { useInstallation } from '../../../visitor/installation.ts';
import { Figure } from './Figure.tsx';
import styles from './PowerUse.module.css';

interface ZoneLoadProps {
  zone: string;
  load: Watts;
  /** The power of some luminaire in it is not known. */
  isUnknown: boolean;
  /** Watts of its supply; null without one. */
  supply: Watts | null;
  isShown: RefObject<boolean>;
}

function ZoneLoad({ zone, load, isUnknown, supply, isShown }: ZoneLoadProps) {
  const { t, language } = useTranslation();
  const total = loadInWords(load, isUnknown, language, t);
  const isExceeded = supply !== null && load > supply;
  const given = supply === null ? '' : formatWatts(supply, language);
  return (
    <li>
      <p className={styles.row}>
        <span>
          <b>{zone}</b>{' '}
          <b className={classes(isExceeded && styles.bad)}>
            <Figure value={total} isShown={isShown} />
          </b>
          {supply !== null && ` ${t('bill.ofSupply', { supply: given })}`}
        </span>
        {supply !== null && (isExceeded || !isUnknown) && (
          <span className={classes(isExceeded && styles.bad)}>
            {isExceeded
              ? t('bill.tooMuch', { excess: formatWatts(load - supply, language) })
              : t('bill.share', { percent: loadPercent(load, supply) })}
          </span>
        )}
      </p>
      {supply !== null && (
        <Gauge
          label={t('bill.loadOfZone', { zone })}
          value={load}
          max={supply}
          text={t('bill.loadOf', { total, supply: given })}
        />
      )}
    </li>
  );
}

/** What each zone draws, of what its supply gives (D26, D55). */
export default function ZoneLoads({ supply, isShown }: Pick<ZoneLoadProps, 'supply' | 'isShown'>) {
  const installation = useInstallation();
  return (
    <ul className={styles.zones}>
      {installation?.zones.map((zone, index) => (
        <ZoneLoad
          key={zoneName(index)}
          zone={zoneName(index)}
          load={zone.load}
          isUnknown={isLoadUnknown(zone, installation.pieces)}
          {...{ supply, isShown }}
        />
      ))}
    </ul>
  );
}
