import type { Heading } from '@lumitor/domain/layout/heading';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { duplicateIsland, moveIsland, turnIsland } from '../store/islands.ts';
import { FACING_KEYS } from './projection.ts';
import styles from './StepEditor.module.css';

/** In centimetres, by a click. */
const MOVED_BY = 10;

const MOVES = [
  { heading: 2, icon: 'chevronLeft' },
  { heading: 3, icon: 'chevronUp' },
  { heading: 1, icon: 'chevronDown' },
  { heading: 0, icon: 'chevronRight' },
] as const satisfies { heading: Heading; icon: string }[];

/** Moves, turns and duplicates the run of rails that begins with a start frame (D42a). */
export function IslandActions({ stepId }: { stepId: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.island}>
      <legend>{t('canvas.island')}</legend>
      {MOVES.map(({ heading, icon }) => (
        <IconButton
          key={heading}
          size="small"
          icon={icon}
          label={t('canvas.moveIsland', { facing: t(FACING_KEYS[heading]) })}
          onClick={() => moveIsland(stepId, heading, MOVED_BY)}
        />
      ))}
      <IconButton
        size="small"
        icon="rotate"
        label={t('canvas.turnIsland')}
        onClick={() => turnIsland(stepId)}
      />
      <IconButton
        size="small"
        icon="copy"
        label={t('canvas.duplicateIsland')}
        onClick={() => duplicateIsland(stepId)}
      />
    </fieldset>
  );
}
