import type { Misfit } from '@lumitor/domain/quote/fit';
import { removeChoice, swap } from '../configurator/store/choosing.ts';
import { useChosenTitle } from '../configurator/store/formerTitles.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './MisfitList.module.css';

export interface MisfitListProps {
  misfits: readonly Misfit[];
  /** The button that was pressed is gone: the focus has to go somewhere. */
  onResolved: () => void;
}

/** What was chosen and no longer fits: it blocks saving until each is swapped or taken out (D21). */
export function MisfitList({ misfits, onResolved }: MisfitListProps) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  if (misfits.length === 0) return null;
  const resolve = (how: (misfit: Misfit) => void, misfit: Misfit) => () => {
    how(misfit);
    onResolved();
  };
  return (
    <Notice tone="error" title={t('summary.misfits')}>
      <ul className={styles.list}>
        {misfits.map((misfit) => (
          <li key={`${misfit.collection} ${misfit.id}`} className={styles.misfit}>
            <p id={`misfit-${misfit.id}`}>{titleOf(misfit)}</p>
            <p className={styles.reason}>{t(`choice.misfit_${misfit.reason}`)}</p>
            <div className={styles.ways}>
              {misfit.counterpartId && (
                <Button size="small" aria-describedby={`misfit-${misfit.id}`} onClick={resolve(swap, misfit)}>
                  {t('choice.swap')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                aria-describedby={`misfit-${misfit.id}`}
                onClick={resolve(removeChoice, misfit)}
              >
                {t('choice.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
