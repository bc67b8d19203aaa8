import { PREMADE_OPTIONS, type PremadeOption } from '@lumitor/domain/kinds/rail/layout';
import { useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { onDemand } from '../../../ui/later.tsx';
import { useBentLengths } from '../../../visitor/sold.ts';
import styles from './rails.module.css';

const loadPremadeDialog = () => import('./PremadeDialog.tsx');
const PremadeDialog = onDemand(loadPremadeDialog);

const PICTURES: Record<PremadeOption, string> = {
  L: 'M4 4H30V24',
  U: 'M4 24V4H30V24',
  T: 'M4 6H30M17 6V24',
  option1: 'M4 4H30V24H4Z',
  option1Curved: 'M11 4H23A7 7 0 0 1 30 11V17A7 7 0 0 1 23 24H11A7 7 0 0 1 4 17V11A7 7 0 0 1 11 4Z',
};

export function PremadeButtons() {
  const { t } = useTranslation();
  const bentLengths = useBentLengths();
  const [option, setOption] = useState<PremadeOption | null>(null);
  return (
    <>
      <div className={styles.options}>
        {PREMADE_OPTIONS.filter((name) => name !== 'option1Curved' || bentLengths.length > 0).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.option}
            aria-label={t(`rails.premade_${name}`)}
            data-tooltip={t(`rails.premade_${name}`)}
            onClick={() => setOption(name)}
          >
            <svg viewBox="0 0 34 28" aria-hidden="true">
              <path d={PICTURES[name]} />
            </svg>
          </button>
        ))}
      </div>
      {option && <PremadeDialog option={option} onClose={() => setOption(null)} />}
    </>
  );
}

export function PremadeLayouts() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('rails.premade')}>
      <h3 className={styles.label}>{t('rails.premade')}</h3>
      <PremadeButtons />
    </section>
  );
}
