import { loadInWords } from '@lumitor/domain/lists/loadWords';
import { formatWatts } from '@lumitor/domain/translation/figures';
import type { Watt } from '@lumitor/domain/units';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { classes } from '../../../ui/classes.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { Figure } from './Figure.tsx';
import styles from './PowerUse.module.css';

interface LoadProps {
  name: ReactNode;
  label: string;
  load: Watt;
  isUnknown: boolean;
  supply: Watt | null;
  children: ReactNode;
  isShown: RefObject<boolean>;
}

export function Load({ name, label, load, isUnknown, supply, children, isShown }: LoadProps) {
  const { t, language } = useTranslation();
  const total = loadInWords(load, isUnknown, language, t);
  const given = supply === null ? '' : formatWatts(supply, language);
  return (
    <>
      <p className={styles.row}>
        <span>
          {name}{' '}
          <b className={classes(supply !== null && load > supply && styles.bad)}>
            <Figure value={total} isShown={isShown} />
          </b>
          {supply !== null && ` ${t('bill.ofSupply', { supply: given })}`}
        </span>
        {children}
      </p>
      {supply !== null && (
        <Gauge label={label} value={load} max={supply} text={t('bill.loadOf', { total, supply: given })} />
      )}
    </>
  );
}
