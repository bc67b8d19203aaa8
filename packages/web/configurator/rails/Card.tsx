import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, type RefObject, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { later } from '../../ui/later.tsx';
import { usePainted } from '../../visitor/painted.ts';
import { stepIn } from '../../visitor/selection.ts';
import styles from './Card.module.css';
import { NextStep } from './NextStep.tsx';

const StepEditor = later(() => import('./StepEditor.tsx'));

export interface CardProps {
  lengthField: RefObject<HTMLInputElement | null>;
  /** The keys are the drawing's again. */
  onDone: () => void;
}

/** The card of what is worked on: the step selected, else the next one. It is docked below the drawing, and folds away. */
export const Card = memo(function Card({ lengthField, onDone }: CardProps) {
  const { t } = useTranslation();
  const selectedStepId = usePainted(stepIn);
  const layout = usePainted((state) => currentPlan(state.history).layout);
  const [isOpen, setOpen] = useState(true);
  const isClosed = layout.steps.length > 0 && !layout.activeEnd;
  const selected = findPlaced(geometryOf(layout), selectedStepId ?? '')?.step;
  return (
    <div className={styles.card}>
      {selected ? (
        <StepEditor key={selected.id} step={selected} onDone={onDone} />
      ) : (
        <>
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
        </>
      )}
    </div>
  );
});
