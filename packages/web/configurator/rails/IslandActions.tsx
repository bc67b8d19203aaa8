import type { Heading } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLayout } from '../../visitor/configuratorStore.ts';
import { duplicateIsland, mirrorIsland, moveIsland, startOf, turnIsland } from '../../visitor/islands.ts';
import { FACING_KEYS } from '../../visitor/projection.ts';
import styles from './StepEditor.module.css';

/** In centimetres, by a click. */
const MOVED_BY = 10;

const MOVES = [
  { heading: 2, icon: 'chevronLeft' },
  { heading: 3, icon: 'chevronUp' },
  { heading: 1, icon: 'chevronDown' },
  { heading: 0, icon: 'chevronRight' },
] as const satisfies { heading: Heading; icon: string }[];

/** Moves, turns and duplicates the run of rails that a step belongs to (D42a). */
export function IslandActions({ stepId }: { stepId: string }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const startId = startOf(layout, stepId);
  if (!startId) return null;
  return (
    <fieldset className={styles.island}>
      <legend>{t('canvas.island')}</legend>
      {geometryOf(layout).islands > 1 &&
        MOVES.map(({ heading, icon }) => (
          <IconButton
            key={heading}
            size="small"
            icon={icon}
            label={t('canvas.moveIsland', { facing: t(FACING_KEYS[heading]) })}
            onClick={() => moveIsland(startId, heading, MOVED_BY)}
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
        onClick={() => mirrorIsland(startId)}
      />
      <IconButton
        size="small"
        icon="copy"
        label={t('canvas.duplicateIsland')}
        onClick={() => duplicateIsland(startId)}
      />
    </fieldset>
  );
}
