import { currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, memo, useState } from 'react';
import { isEmbedded } from '../../paths.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { later, onDemand, orNothing } from '../../ui/later.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { removeLast } from '../../visitor/editing.ts';
import { usePainted } from '../../visitor/painted.ts';
import { type Area, MAX_ZOOM, scaleOf } from '../../visitor/projection.ts';
import { type Framing, leastZoom } from '../canvas/useFraming.ts';
import { withIslands } from '../rails/keys.ts';
import styles from './Toolbar.module.css';

const ResetDialog = later(() => import('./ResetDialog.tsx'));
const UndoRedo = later(orNothing(() => import('./UndoRedo.tsx')));
const ShareDialog = onDemand(() => import('../../sharing/ShareDialog.tsx'));
const ModeSwitch = later(orNothing(() => import('./ModeSwitch.tsx')));

export interface ToolbarProps {
  area: Area;
  framing: Framing;
  /** There is no room for what shows other than the plan. */
  isNarrow: boolean;
  onHelp: () => void;
  /** One of a screen around. */
  Tool?: ComponentType | undefined;
}

/** How the drawing is looked at. @param nothing why there is nothing to be fitted, if so */
function Look({
  area,
  framing,
  nothing,
}: Pick<ToolbarProps, 'area' | 'framing'> & { nothing: string | undefined }) {
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
      <IconButton
        icon="fit"
        label={t('canvas.fit')}
        tooltip={`${t('canvas.fit')} · F`}
        disabledReason={nothing}
        onClick={framing.fit}
      />
      <IconButton
        icon="rotate"
        label={t('canvas.rotate')}
        tooltip={`${t('canvas.rotate')} · R`}
        onClick={framing.rotate}
      />
    </>
  );
}

/** What is done with the whole drawing: take back, look closer, turn, start anew. */
export const Toolbar = memo(function Toolbar({ area, framing, isNarrow, onHelp, Tool }: ToolbarProps) {
  const { t } = useTranslation();
  const isIn3d = useConfigurator((state) => state.mode === 'view3d');
  const count = usePainted((state) => currentPlan(state.history).layout.steps.length);
  const hasGround = usePainted(({ history }) => {
    const { room, underlay } = currentPlan(history);
    return room !== null || underlay !== null;
  });
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isSeenOnly = useConfigurator((state) => state.isSeenOnly);
  const mayShare = !isSeenOnly && !isEmbedded();
  const empty = count === 0 ? t('canvas.nothingDrawn') : undefined;
  return (
    <section aria-label={t('canvas.tools')} className={styles.bar}>
      {!isSeenOnly && (
        <>
          <span className={styles.history}>
            <UndoRedo />
          </span>
          <IconButton
            icon="trash"
            label={t('canvas.removeLast')}
            tooltip={`${t('canvas.removeLast')} · Backspace`}
            disabledReason={count > 1 ? undefined : t('canvas.oneStepStays')}
            onClick={removeLast}
          />
        </>
      )}
      {!isIn3d && (
        <>
          {!isSeenOnly && <span className={styles.divider} />}
          <Look {...{ area, framing }} nothing={hasGround ? undefined : empty} />
        </>
      )}
      {!isSeenOnly && (
        <>
          <span className={styles.divider} />
          <IconButton
            icon="addRun"
            label={t('canvas.addIsland')}
            tooltip={`${t('canvas.addIsland')} · N`}
            disabledReason={empty}
            onClick={withIslands(({ addIsland }) => addIsland())}
          />
          <IconButton
            icon="refresh"
            label={t('canvas.reset')}
            disabledReason={empty}
            onClick={() => setAsking(true)}
          />
        </>
      )}
      {mayShare && (
        <IconButton
          icon="share"
          label={t('sharing.open')}
          aria-haspopup="dialog"
          disabledReason={empty}
          onClick={() => setSharing(true)}
        />
      )}
      {Tool && <Tool />}
      <IconButton icon="help" label={t('canvas.help')} tooltip={`${t('canvas.help')} · ?`} onClick={onHelp} />
      {!isNarrow && (
        <span className={styles.mode}>
          <ModeSwitch />
        </span>
      )}
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
      {isAsking && <ResetDialog onClose={() => setAsking(false)} />}
    </section>
  );
});
