import type { Step } from '@lumitor/domain/layout/step';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Card.module.css';
import { NextStep } from './NextStep.tsx';

export const loadStepEditor = () => import('./StepEditor.tsx');
const StepEditor = lazy(loadStepEditor);

export interface CardProps {
  selected: Step | undefined;
  lengthField: RefObject<HTMLInputElement | null>;
  /** The keys are the drawing's again. */
  onDone: () => void;
}

/** The card of what is worked on: the step selected, else the next one. It is docked below the drawing, and folds away. */
export function Card({ selected, lengthField, onDone }: CardProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={styles.card}>
      {selected ? (
        <Suspense>
          <StepEditor key={selected.id} step={selected} onDone={onDone} />
        </Suspense>
      ) : (
        <>
          {isOpen && <NextStep lengthField={lengthField} onTyped={onDone} />}
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
}
