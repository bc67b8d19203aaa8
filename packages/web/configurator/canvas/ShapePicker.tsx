import type { Shape } from '@lumitor/domain/layout/edit';
import type { TArms } from '@lumitor/domain/layout/step';
import { useTranslation } from '../../translation/useTranslation.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './ShapePicker.module.css';

interface Option {
  key: 'turnLeft' | 'straightOn' | 'turnRight' | 'bendLeft' | 'bendRight';
  icon: IconName;
  shape: Shape;
}

const OPTIONS: readonly Option[] = [
  { key: 'turnLeft', icon: 'turnLeft', shape: { direction: 'left', isCurved: false, isT: false } },
  { key: 'straightOn', icon: 'straightOn', shape: { direction: 'straight', isCurved: false, isT: false } },
  { key: 'turnRight', icon: 'turnRight', shape: { direction: 'right', isCurved: false, isT: false } },
  { key: 'bendLeft', icon: 'bendLeft', shape: { direction: 'left', isCurved: true, isT: false } },
  { key: 'bendRight', icon: 'bendRight', shape: { direction: 'right', isCurved: true, isT: false } },
];

const ARMS: readonly { value: 'stem' | 'barLeft' | 'barRight'; arms: TArms }[] = [
  { value: 'stem', arms: ['left', 'right'] },
  { value: 'barLeft', arms: ['straight', 'left'] },
  { value: 'barRight', arms: ['straight', 'right'] },
];

export interface ShapePickerProps {
  shape: Shape;
  onChange: (shape: Shape) => void;
  /** Why it can only go straight on: at the start, and on an end of a T. */
  straightReason?: string | undefined;
  /** The start frame has its T in the middle, with no arms to pick. */
  isStart: boolean;
}

/** How a step runs: a turn, straight on or a bend, and a T at its far end. */
export function ShapePicker({ shape, onChange, straightReason, isStart }: ShapePickerProps) {
  const { t } = useTranslation();
  const button = ({ key, icon, shape: option }: Option) => {
    const isThis = option.direction === shape.direction && option.isCurved === shape.isCurved;
    return (
      <IconButton
        key={key}
        icon={icon}
        label={t(`canvas.${key}`)}
        pressed={isThis}
        disabledReason={option.direction === 'straight' ? undefined : straightReason}
        onClick={() => onChange(option.isCurved ? option : { ...shape, ...option, isT: shape.isT })}
      />
    );
  };
  const [left, straight, right, bendLeft, bendRight] = OPTIONS.map(button);
  const arms = ARMS.find(({ arms }) => String(arms) === String(shape.tArms ?? ARMS[0]?.arms));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div role="group" aria-label={t('canvas.shape')} className={styles.picker}>
      {left}
      {straight}
      {right}
      {bendLeft}
      <IconButton
        icon="tee"
        label={t(isStart ? 'canvas.teeStart' : 'canvas.tee')}
        pressed={shape.isT}
        onClick={() => onChange({ ...shape, isCurved: false, isT: !shape.isT })}
      />
      {bendRight}
      {shape.isT && !isStart && (
        <Segmented
          className={styles.arms}
          label={t('canvas.tArms')}
          value={arms?.value ?? 'stem'}
          options={ARMS.map(({ value }) => ({ value, label: t(`canvas.${value}`) }))}
          onChange={(value) => {
            const chosen = ARMS.find((one) => one.value === value);
            if (chosen) onChange({ ...shape, tArms: chosen.arms });
          }}
        />
      )}
    </div>
  );
}
