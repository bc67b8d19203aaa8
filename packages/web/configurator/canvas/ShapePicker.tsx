import type { Direction } from '@lumitor/domain/layout/heading';
import { type Shape, T_ARMS, tArmsOf } from '@lumitor/domain/layout/step';
import { useTranslation } from '../../translation/useTranslation.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './ShapePicker.module.css';

interface Option {
  key: 'turnLeft' | 'straightOn' | 'turnRight' | 'bendLeft' | 'bendRight';
  icon: IconName;
  kind: Shape['kind'];
  direction: Direction;
}

const OPTIONS: readonly Option[] = [
  { key: 'turnLeft', icon: 'turnLeft', kind: 'straight', direction: 'left' },
  { key: 'straightOn', icon: 'straightOn', kind: 'straight', direction: 'straight' },
  { key: 'turnRight', icon: 'turnRight', kind: 'straight', direction: 'right' },
  { key: 'bendLeft', icon: 'bendLeft', kind: 'bent', direction: 'left' },
  { key: 'bendRight', icon: 'bendRight', kind: 'bent', direction: 'right' },
];

const ARMS = { stem: T_ARMS[0], barLeft: T_ARMS[1], barRight: T_ARMS[2] } as const;
const ARM_NAMES = ['stem', 'barLeft', 'barRight'] as const;

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
  const tArms = tArmsOf(shape);
  const button = ({ key, icon, kind, direction }: Option) => (
    <IconButton
      key={key}
      icon={icon}
      label={t(`canvas.${key}`)}
      pressed={kind === shape.kind && direction === shape.direction}
      disabledReason={direction === 'straight' ? undefined : straightReason}
      onClick={() =>
        onChange(
          kind === 'bent' && direction !== 'straight'
            ? { kind, direction }
            : { kind: 'straight', direction, tArms },
        )
      }
    />
  );
  const [left, straight, right, bendLeft, bendRight] = OPTIONS.map(button);
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
        pressed={tArms !== null}
        onClick={() =>
          onChange({ kind: 'straight', direction: shape.direction, tArms: tArms ? null : ARMS.stem })
        }
      />
      {bendRight}
      {tArms && !isStart && (
        <Segmented
          className={styles.arms}
          label={t('canvas.tArms')}
          value={ARM_NAMES.find((name) => ARMS[name] === tArms) ?? 'stem'}
          options={ARM_NAMES.map((value) => ({ value, label: t(`canvas.${value}`) }))}
          onChange={(name) => onChange({ kind: 'straight', direction: shape.direction, tArms: ARMS[name] })}
        />
      )}
    </div>
  );
}
