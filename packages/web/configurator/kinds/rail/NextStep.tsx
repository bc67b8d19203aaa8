import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { MAX_STEPS, sameEnd } from '@lumitor/domain/kinds/rail/step';
import type { RefObject } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useConfigurator, useLiveConfigurator } from '../../../visitor/configuratorStore.ts';
import { addNext, possibleShape, setNext } from '../../../visitor/editing.ts';
import { headingOnScreen } from '../../../visitor/projection.ts';
import { useEditProblem } from '../../../visitor/useEditProblem.ts';
import { inWork } from '../../inWork.ts';
import styles from './Dock.module.css';
import { LengthField } from './LengthField.tsx';
import { ShapePicker } from './ShapePicker.tsx';

const AddedPrice = inWork('AddedPrice');
const CourseMenu = inWork('CourseMenu');

export interface NextStepProps {
  layout: Layout;
  lengthField: RefObject<HTMLInputElement | null>;
  isBrief: boolean;
  onTyped: () => void;
}

export function NextRailField({ layout, lengthField, isBrief, onTyped }: NextStepProps) {
  const { t } = useTranslation();
  const next = useLiveConfigurator((state) => state.next);
  const rotate = useConfigurator((state) => state.view.rotate);
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
  const title = t(isStart ? 'canvas.firstStep' : 'canvas.nextStep');
  const heading = headingOnScreen(end?.heading ?? 0, rotate);
  const setLength = (length: string) => setNext({ length });
  const picker = (
    <ShapePicker
      shape={shape}
      heading={heading}
      straightReason={reason}
      isStart={isStart}
      onChange={(chosen) => setNext({ shape: chosen })}
    />
  );
  return (
    <form
      className={classes(styles.form, styles.next)}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (addNext() && document.activeElement === lengthField.current) onTyped();
      }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {end && <p className={styles.from}>{t('canvas.fromStep', { number: end.index + 1 })}</p>}
      </div>
      {isBrief ? (
        <CourseMenu
          shape={shape}
          heading={heading}
          isStart={isStart}
          value={next.length}
          onChange={setLength}
          waiting={<span className={styles.menu} />}
        >
          {picker}
        </CourseMenu>
      ) : (
        picker
      )}
      <LengthField
        ref={lengthField}
        value={next.length}
        error={problem}
        bent={shape.kind === 'bent'}
        hint={next.requested && t('canvas.nearestBend', { wanted: next.requested, made: next.length })}
        hasPresets={!isBrief}
        onChange={setLength}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.add}
        data-tooltip={t('canvas.add')}
        disabledReason={
          isFull
            ? t('problem.tooManySteps', { steps: MAX_STEPS })
            : !isStart && !end
              ? t('canvas.noOpenEnd')
              : undefined
        }
      >
        <Icon name="plus" />
        <span className={styles.addWords}>{t('canvas.add')}</span>
        <AddedPrice />
      </Button>
    </form>
  );
}
