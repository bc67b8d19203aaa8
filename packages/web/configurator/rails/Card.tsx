import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, type RefObject, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import styles from './Card.module.css';
import { NextStep } from './NextStep.tsx';

export interface CardProps {
  lengthField: RefObject<HTMLInputElement | null>;
  /** The keys are the drawing's again. */
  onDone: () => void;
}

/** Card of the next rail, docked below the drawing; it folds. */
export default memo(function Card({ lengthField, onDone }: CardProps) {
  const { t } = useTranslation();
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  const isStartingRun = useConfigurator((state) => state.isStartingRun);
  const [isOpen, setOpen] = useState(true);
  const isClosed = layout.steps.length > 0 && !layout.activeEnd;
  if (isStartingRun)
    return (
      <p className={styles.closed} role="status">
        {t('canvas.startRunHint')}
      </p>
    );
  return (
    <div className={styles.card}>
      {isOpen && isClosed && <p className={styles.closed}>{t('canvas.noOpenEnd')}</p>}
      {isOpen && !isClosed && <NextStep layout={layout} lengthField={lengthField} onTyped={onDone} />}
      <IconButton
        className={styles.fold}
        size="small"
        icon={isOpen ? 'chevronDown' : 'chevronUp'}
        label={t(isOpen ? 'canvas.foldCard' : 'canvas.openCard')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </div>
  );
});
