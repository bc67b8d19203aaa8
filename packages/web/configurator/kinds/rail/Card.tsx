import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, type RefObject, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import styles from './Card.module.css';
import { NextRailField } from './NextStep.tsx';

export interface CardProps {
  lengthField: RefObject<HTMLInputElement | null>;
  isNarrow?: boolean;
  isBrief?: boolean;
  onDone: () => void;
}

export default memo(function Card({ lengthField, isNarrow = false, isBrief = false, onDone }: CardProps) {
  const { t } = useTranslation();
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  const isStartingRun = useConfigurator((state) => state.isStartingRun);
  const [isUnfolded, setUnfolded] = useState(true);
  const isOpen = isUnfolded || !isNarrow;
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
      {isOpen && !isClosed && (
        <NextRailField layout={layout} lengthField={lengthField} isBrief={isBrief} onTyped={onDone} />
      )}
      {isNarrow && (
        <IconButton
          className={styles.fold}
          size="small"
          icon={isOpen ? 'chevronDown' : 'chevronUp'}
          label={t(isOpen ? 'canvas.foldCard' : 'canvas.openCard')}
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
        />
      )}
    </div>
  );
});
