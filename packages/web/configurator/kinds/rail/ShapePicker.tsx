import { type Direction, type Heading, turnedHeading } from '@lumitor/domain/kinds/rail/heading';
import { type Shape, T_ARMS, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import type { Deg } from '@lumitor/domain/units';
import { useTranslation } from '../../../translation/useTranslation.ts';
import type { IconName } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useBentLengths } from '../../../visitor/sold.ts';
import styles from './ShapePicker.module.css';
import { wayWords } from './wayWords.ts';

export const ICONS: Record<Shape['kind'], Record<Direction, IconName>> = {
  straight: { left: 'turnLeft', straight: 'straightOn', right: 'turnRight' },
  bent: { left: 'bendLeft', straight: 'straightOn', right: 'bendRight' },
};
const ORDER: readonly Direction[] = ['left', 'straight', 'right'];

const ARMS = { stem: T_ARMS[0], barLeft: T_ARMS[1], barRight: T_ARMS[2] } as const;
const ARM_NAMES = ['stem', 'barLeft', 'barRight'] as const;

const UP: Heading = 3;

export const turnOf = (heading: Heading): Deg => (heading - UP) * 90;

export interface ShapePickerProps {
  shape: Shape;
  onChange: (shape: Shape) => void;
  heading: Heading;
  straightReason?: string | undefined;
  /** The start rail has its T in the middle, with no arms to choose. */
  isStart: boolean;
}

export function ShapePicker({ shape, onChange, heading, straightReason, isStart }: ShapePickerProps) {
  const { t } = useTranslation();
  const noBends = useBentLengths().length === 0 ? t('canvas.noBends') : undefined;
  const tArms = tArmsOf(shape);
  const turn = { '--turn': `${turnOf(heading)}deg` } as Record<string, unknown>;
  const button = (kind: Shape['kind'], direction: Direction) => {
    return (
      <IconButton
        key={kind + direction}
        className={styles.way}
        icon={ICONS[kind][direction]}
        label={wayWords(kind, direction, turnedHeading(heading, direction), t)}
        pressed={kind === shape.kind && direction === shape.direction}
        disabledReason={
          direction === 'straight' ? undefined : (straightReason ?? (kind === 'bent' ? noBends : undefined))
        }
        onClick={() =>
          onChange(
            kind === 'bent' && direction !== 'straight'
              ? { kind, direction }
              : { kind: 'straight', direction, tArms },
          )
        }
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div role="group" aria-label={t('canvas.shape')} className={styles.picker} style={turn}>
      {ORDER.map((direction) => button('straight', direction))}
      {button('bent', 'left')}
      {button('bent', 'right')}
      <IconButton
        className={styles.way}
        icon="tee"
        label={t(isStart ? 'canvas.teeStart' : 'canvas.tee')}
        pressed={tArms !== null}
        onClick={() =>
          onChange({ kind: 'straight', direction: shape.direction, tArms: tArms ? null : ARMS.stem })
        }
      />
      {tArms && !isStart && (
        <Segmented
          className={styles.arms}
          label={t('canvas.tArms')}
          hideLabel
          value={ARM_NAMES.find((name) => ARMS[name] === tArms) ?? 'stem'}
          options={ARM_NAMES.map((value) => ({ value, label: t(`canvas.${value}`) }))}
          onChange={(name) => onChange({ kind: 'straight', direction: shape.direction, tArms: ARMS[name] })}
        />
      )}
    </div>
  );
}
