import { geometryOf } from '@lumitor/domain/layout/layout';
import { MAX_STEPS, sameEnd } from '@lumitor/domain/layout/step';
import type { RefObject } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfigurator, useLayout } from '../store/configuratorStore.ts';
import { addNext, possibleShape, setNext } from '../store/editing.ts';
import { LengthField } from './LengthField.tsx';
import styles from './NextStep.module.css';
import { ShapePicker } from './ShapePicker.tsx';
import { useEditProblem } from './useEditProblem.ts';

export interface NextStepProps {
  lengthField: RefObject<HTMLInputElement | null>;
  /** A length was typed and the step added: the keys are the drawing's again. */
  onTyped: () => void;
}

/** The step that would be added on the active end: its length and how it runs. */
export function NextStep({ lengthField, onTyped }: NextStepProps) {
  const { t } = useTranslation();
  const layout = useLayout();
  const next = useConfigurator((state) => state.next);
  const problem = useEditProblem();
  const isStart = layout.steps.length === 0;
  const end = geometryOf(layout).openEnds.find((open) => sameEnd(open, layout.activeEnd));
  const shape = possibleShape(next.shape, layout);
  const reason = isStart
    ? t('problem.startIsStraight')
    : end?.isEndOfT
      ? t('problem.onTGoesStraight')
      : undefined;
  const isFull = layout.steps.length >= MAX_STEPS;
  return (
    <form
      className={styles.form}
      aria-label={t(isStart ? 'canvas.firstStep' : 'canvas.nextStep')}
      onSubmit={(event) => {
        event.preventDefault();
        if (addNext() && document.activeElement === lengthField.current) onTyped();
      }}
    >
      <p className={styles.title}>{t(isStart ? 'canvas.firstStep' : 'canvas.nextStep')}</p>
      <LengthField
        ref={lengthField}
        value={next.length}
        error={problem}
        onChange={(length) => setNext({ length })}
      />
      <ShapePicker
        shape={shape}
        straightReason={reason}
        isStart={isStart}
        onChange={(chosen) => setNext({ shape: chosen })}
      />
      <Button
        type="submit"
        variant="primary"
        disabledReason={
          isFull
            ? t('problem.tooManySteps', { steps: MAX_STEPS })
            : !isStart && !end
              ? t('canvas.noOpenEnd')
              : undefined
        }
      >
        {t('canvas.add')}
      </Button>
    </form>
  );
}
