import type { Rest } from '@lumitor/domain/kinds/rail/edit';
import type { PlacedRail } from '@lumitor/domain/kinds/rail/geometry';
import { type Heading, turnedHeading } from '@lumitor/domain/kinds/rail/heading';
import { branchOf } from '@lumitor/domain/kinds/rail/islands';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { hangsOnT, shapeOf } from '@lumitor/domain/kinds/rail/shape';
import { type EndRef, endsOf, type Rail, sameEnd } from '@lumitor/domain/kinds/rail/step';
import { waysToRemove } from '@lumitor/domain/kinds/rail/waysToRemove';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import type { Cm } from '@lumitor/domain/units';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import flow from '../../../ui/layout.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useConfigurator, useLayout } from '../../../visitor/configuratorStore.ts';
import { edit, removeRail, selectStep } from '../../../visitor/editing.ts';
import {
  duplicateIslandInPlan,
  mirrorIslandInPlan,
  moveIslandInPlan,
  startOf,
  turnIsland,
} from '../../../visitor/islands.ts';
import { setStepLength } from '../../../visitor/lengths.ts';
import { FACING_KEYS, headingOnScreen } from '../../../visitor/projection.ts';
import { useLengths } from '../../../visitor/sold.ts';
import { EDIT_LIMITS, useEditProblem } from '../../../visitor/useEditProblem.ts';
import { WallFields } from '../../distances/WallFields.tsx';
import { AddRailsButton } from './AddRailsButton.tsx';
import dock from './Dock.module.css';
import { LengthField } from './LengthField.tsx';
import { ShapePicker } from './ShapePicker.tsx';

const MOVED_BY: Cm = 10;

const MOVES = [
  { heading: 2, icon: 'chevronLeft' },
  { heading: 3, icon: 'chevronUp' },
  { heading: 1, icon: 'chevronDown' },
  { heading: 0, icon: 'chevronRight' },
] as const satisfies { heading: Heading; icon: string }[];

function IslandActions({ stepId }: { stepId: string }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const startId = startOf(layout, stepId);
  if (!startId) return null;
  return (
    <fieldset className={classes(flow.row, dock.island)}>
      <legend>{t('canvas.island')}</legend>
      {geometryOf(layout).islands > 1 &&
        MOVES.map(({ heading, icon }) => (
          <IconButton
            key={heading}
            size="small"
            icon={icon}
            label={t('canvas.moveIsland', { facing: t(FACING_KEYS[heading]) })}
            onClick={() => moveIslandInPlan(startId, heading, MOVED_BY)}
          />
        ))}
      <IconButton
        size="small"
        icon="rotate"
        label={t('canvas.turnIsland')}
        onClick={() => turnIsland(startId)}
      />
      <IconButton
        size="small"
        icon="mirror"
        label={t('canvas.mirrorIsland')}
        onClick={() => mirrorIslandInPlan(startId)}
      />
      <IconButton
        size="small"
        icon="copy"
        label={t('canvas.duplicateIsland')}
        onClick={() => duplicateIslandInPlan(startId)}
      />
    </fieldset>
  );
}

const RESTS = ['closesUp', 'stays'] as const satisfies Rest[];

function Entries({ start }: { start: Rail }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const { inactiveEntries } = layout;
  const isJoined = (end: EndRef['end']) =>
    geometryOf(layout).joins.some(({ first, second }) =>
      [first, second].some((joined) => sameEnd(joined, { stepId: start.id, end })),
    );
  return (
    <fieldset className={classes(flow.row, dock.entries)}>
      <legend>{t('canvas.entries')}</legend>
      {endsOf(start).map((end) =>
        end === 'far' ? null : (
          <Checkbox
            key={end}
            label={
              isJoined(end) ? t('canvas.joinedEnd', { end: t(`canvas.end_${end}`) }) : t(`canvas.end_${end}`)
            }
            checked={!inactiveEntries.includes(end)}
            onChange={(isActive) => edit({ kind: 'setEntry', end, isActive })}
          />
        ),
      )}
    </fieldset>
  );
}

function headingBefore({ step, axis }: PlacedRail): Heading {
  const { direction } = shapeOf(step);
  if (step.kind === 'bent' || direction === 'straight') return axis.heading;
  return turnedHeading(axis.heading, direction === 'left' ? 'right' : 'left');
}

/** Attached rails are removed, move up or stay (D42b). */
function Removal({ step, onDone }: { step: Rail; onDone: () => void }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const hanging = branchOf(layout.steps, step.id).size - 1;
  const isLastIsland = step.kind === 'start' && geometryOf(layout).islands === 1;
  const remove = (rest?: Rest) => removeRail(step.id, rest) && onDone();
  const ways = waysToRemove(layout, step.id);
  return (
    <fieldset className={classes(flow.row, dock.removal)}>
      <legend>
        <VisuallyHidden>{t('canvas.removal')}</VisuallyHidden>
      </legend>
      <Button
        size="small"
        icon="trash"
        disabledReason={isLastIsland ? t('problem.startStays') : undefined}
        onClick={() => remove()}
      >
        {hanging > 0 ? t('canvas.removeWith', { count: hanging }) : t('canvas.removeThis')}
      </Button>
      {hanging > 0 &&
        RESTS.map((rest) => {
          const problem = ways[rest];
          return (
            <Button
              key={rest}
              size="small"
              disabledReason={problem ? t(`problem.${problem}`, EDIT_LIMITS) : undefined}
              onClick={() => remove(rest)}
            >
              {t(`canvas.remove_${rest}`)}
            </Button>
          );
        })}
    </fieldset>
  );
}

export default function StepEditor({ placed, onDone }: { placed: PlacedRail; onDone: () => void }) {
  const { t } = useTranslation();
  const { step, index } = placed;
  const layout = useLayout();
  const rotate = useConfigurator((state) => state.view.rotate);
  const problem = useEditProblem();
  const lengths = useLengths();
  const [length, setLength] = useState(String(step.frameLength));
  useEffect(() => setLength(String(step.frameLength)), [step.frameLength]);
  const number = index + 1;
  const isStart = step.kind === 'start';
  const reason = isStart
    ? t('problem.startIsStraight')
    : hangsOnT(layout.steps, step)
      ? t('problem.onTGoesStraight')
      : undefined;
  const close = () => {
    selectStep(null);
    onDone();
  };
  const apply = (typed: string) => setStepLength(step.id, typedLength(typed));
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
      </div>
      <IconButton
        className={dock.close}
        size="small"
        icon="close"
        label={t('canvas.closeStep')}
        onClick={close}
      />
      <ShapePicker
        shape={shapeOf(step)}
        heading={headingOnScreen(headingBefore(placed), rotate)}
        straightReason={reason}
        isStart={isStart}
        onChange={(shape) => edit({ kind: 'setShape', stepId: step.id, shape })}
      />
      <LengthField
        value={length}
        error={problem}
        bent={step.kind === 'bent'}
        onChange={(typed) => {
          setLength(typed);
          if (lengths.some((preset) => String(preset) === typed)) apply(typed);
        }}
      />
      <Button type="submit">{t('canvas.setLength')}</Button>
      <WallFields key={step.id} className={dock.wall} />
      {number === 1 && <Entries start={step} />}
      <IslandActions stepId={step.id} />
      <AddRailsButton />
      <Removal step={step} onDone={onDone} />
    </form>
  );
}
