import { canRedo, canUndo, currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, memo, type ReactNode } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { later, orNothing } from '../../ui/later.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { type Area, MAX_ZOOM, scaleOf } from '../../visitor/projection.ts';
import { type Framing, leastZoom } from '../canvas/useFraming.ts';
import styles from './Toolbar.module.css';

const DeleteButton = later(orNothing(() => import('./DeleteButton.tsx')));
const UndoRedo = later(orNothing(() => import('./UndoRedo.tsx')));
const RunTools = later(orNothing(() => import('./RunTools.tsx')));
const ModeSwitch = later(orNothing(() => import('./ModeSwitch.tsx')));

export interface ToolbarProps {
  area: Area;
  framing: Framing;
  /** There is no room for what shows other than the plan. */
  isNarrow: boolean;
  /** Stands before the modes. */
  total: ReactNode;
  onHelp: () => void;
  /** One of a screen around. */
  Tool?: ComponentType | undefined;
}

/** Zoom, fit and rotation of the view. @param isBlank nothing can be fitted or rotated */
function Look({ area, framing, isBlank }: Pick<ToolbarProps, 'area' | 'framing'> & { isBlank: boolean }) {
  const { t } = useTranslation();
  const zoom = useConfigurator((state) => state.view.zoom);
  const scale = scaleOf(zoom);
  return (
    <>
      <IconButton
        icon="minus"
        label={t('canvas.zoomOut')}
        disabledReason={zoom <= leastZoom(area) ? t('canvas.smallest') : undefined}
        onClick={() => framing.zoomBy(0.8)}
      />
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('canvas.scale', { scale, usual: scaleOf(1) })}
        data-tooltip={t('canvas.scale', { scale, usual: scaleOf(1) })}
        onClick={framing.zoomReset}
      >
        {scale}
      </button>
      <IconButton
        icon="plus"
        label={t('canvas.zoomIn')}
        disabledReason={zoom >= MAX_ZOOM ? t('canvas.largest') : undefined}
        onClick={() => framing.zoomBy(1.25)}
      />
      {!isBlank && (
        <>
          <IconButton
            icon="fit"
            label={t('canvas.fit')}
            tooltip={`${t('canvas.fit')} · F`}
            onClick={framing.fit}
          />
          <IconButton
            icon="rotate"
            label={t('canvas.rotate')}
            tooltip={`${t('canvas.rotate')} · R`}
            onClick={framing.rotate}
          />
        </>
      )}
    </>
  );
}

/**
 * Commands on the whole drawing: undo, zoom, rotate, reset. A command is absent as long as it has nothing to act on (D9a).
 */
export const Toolbar = memo(function Toolbar({ area, framing, isNarrow, total, onHelp, Tool }: ToolbarProps) {
  const { t } = useTranslation();
  const isIn3d = useConfigurator((state) => state.mode === 'view3d');
  const hasRails = useConfigurator((state) => currentPlan(state.history).layout.steps.length > 0);
  const hasGround = useConfigurator(({ history }) => {
    const { room, underlay } = currentPlan(history);
    return room !== null || underlay !== null;
  });
  const hasHistory = useConfigurator(({ history }) => canUndo(history) || canRedo(history));
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const mayEdit = !isSeenOnly && hasRails;
  return (
    <section aria-label={t('canvas.tools')} className={styles.bar}>
      {!isSeenOnly && (hasRails || hasHistory) && (
        <span className={styles.history}>
          <UndoRedo />
        </span>
      )}
      {mayEdit && <DeleteButton waiting={<span className={styles.place} />} />}
      {!isIn3d && (
        <>
          {!isSeenOnly && (hasRails || hasHistory) && <span className={styles.divider} />}
          <Look {...{ area, framing }} isBlank={!hasRails && !hasGround} />
        </>
      )}
      {mayEdit && (
        <RunTools
          waiting={
            <>
              <span className={styles.divider} />
              <span className={styles.history} />
            </>
          }
        />
      )}
      {Tool && <Tool />}
      <IconButton icon="help" label={t('canvas.help')} tooltip={`${t('canvas.help')} · ?`} onClick={onHelp} />
      {total && <span className={styles.total}>{total}</span>}
      {!isNarrow && hasRails && (
        <span className={styles.mode}>
          <ModeSwitch />
        </span>
      )}
    </section>
  );
});
