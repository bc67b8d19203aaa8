import type { PlacedStep } from '@lumitor/domain/layout/geometry';
import { type Heading, turned } from '@lumitor/domain/layout/heading';
import { branchOf } from '@lumitor/domain/layout/islands';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { endsOf, hangsOnT, type Step, shapeOf } from '@lumitor/domain/layout/step';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator, useLayout } from '../store/configuratorStore.ts';
import { edit, removeStep, selectStep } from '../store/editing.ts';
import { typedLength } from '../store/typedLength.ts';
import dock from './Dock.module.css';
import { IslandActions } from './IslandActions.tsx';
import { LengthField, PRESETS } from './LengthField.tsx';
import { headingOnScreen } from './projection.ts';
import { ShapePicker } from './ShapePicker.tsx';
import styles from './StepEditor.module.css';
import { useEditProblem } from './useEditProblem.ts';

/** Which ends of the start frame take steps (D7). */
function Entries({ start }: { start: Step }) {
  const { t } = useTranslation();
  const { inactiveEntries } = useLayout();
  return (
    <fieldset className={styles.entries}>
      <legend>{t('canvas.entries')}</legend>
      {endsOf(start).map((end) =>
        end === 'far' ? null : (
          <Checkbox
            key={end}
            label={t(`canvas.end_${end}`)}
            checked={!inactiveEntries.includes(end)}
            onChange={(isActive) => edit({ kind: 'setEntry', end, isActive })}
          />
        ),
      )}
    </fieldset>
  );
}

/** The heading of the end that a step hangs on: straight on from there is without a turn. */
function headingBefore({ step, axis }: PlacedStep): Heading {
  const { direction } = shapeOf(step);
  if (step.kind === 'bent' || direction === 'straight') return axis.heading;
  return turned(axis.heading, direction === 'left' ? 'right' : 'left');
}

/** Changes or removes the selected step. */
export default function StepEditor({ step, onDone }: { step: Step; onDone: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const rotate = useConfigurator((state) => state.view.rotate);
  const problem = useEditProblem();
  const [length, setLength] = useState(String(step.frameLength));
  useEffect(() => setLength(String(step.frameLength)), [step.frameLength]);
  const { indexOf, islands, placed } = geometryOf(layout);
  const index = indexOf.get(step.id) ?? 0;
  const number = index + 1;
  const isStart = step.kind === 'start';
  const hanging = branchOf(layout.steps, step.id).size - 1;
  const reason = isStart
    ? t('problem.startIsStraight')
    : hangsOnT(layout.steps, step)
      ? t('problem.onTGoesStraight')
      : undefined;
  const close = () => {
    selectStep(null);
    onDone();
  };
  const apply = (typed: string) => edit({ kind: 'setLength', stepId: step.id, length: typedLength(typed) });
  return (
    <form
      className={dock.form}
      aria-label={t('canvas.editStep', { number })}
      onSubmit={(event) => {
        event.preventDefault();
        apply(length);
      }}
    >
      <div className={dock.head}>
        <p className={dock.title}>{t('canvas.step', { number })}</p>
        <IconButton size="small" icon="close" label={t('canvas.closeStep')} onClick={close} />
      </div>
      <LengthField
        value={length}
        error={problem}
        onChange={(typed) => {
          setLength(typed);
          if (PRESETS.some((preset) => String(preset) === typed)) apply(typed);
        }}
      />
      <Button type="submit">{t('canvas.setLength')}</Button>
      <ShapePicker
        shape={shapeOf(step)}
        heading={headingOnScreen(headingBefore(placed[index] as PlacedStep), rotate)}
        straightReason={reason}
        isStart={isStart}
        onChange={(shape) => edit({ kind: 'setShape', stepId: step.id, shape })}
      />
      {number === 1 && <Entries start={step} />}
      <IslandActions stepId={step.id} />
      <Button
        icon="trash"
        disabledReason={isStart && islands === 1 ? t('problem.startStays') : undefined}
        onClick={() => removeStep(step.id) && onDone()}
      >
        {hanging > 0 ? t('canvas.removeStep', { count: hanging }) : t('canvas.remove')}
      </Button>
    </form>
  );
}
