import { canRedo, canUndo } from '@lumitor/domain/plan/history';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useConfigurator, useLayout } from '../store/configuratorStore.ts';
import { redoEdit, removeLast, undoEdit } from '../store/editing.ts';
import { MAX_ZOOM, MIN_ZOOM } from './projection.ts';
import styles from './Toolbar.module.css';

export const loadResetDialog = () => import('./ResetDialog.tsx');
const ResetDialog = lazy(loadResetDialog);

export interface ToolbarProps {
  onZoom: (factor: number) => void;
  onZoomReset: () => void;
  onFit: () => void;
  onRotate: () => void;
}

/** What is done with the whole drawing: take back, look closer, turn, start anew. */
export function Toolbar({ onZoom, onZoomReset, onFit, onRotate }: ToolbarProps) {
  const { t } = useTranslation();
  const history = useConfigurator((state) => state.history);
  const zoom = useConfigurator((state) => state.view.zoom);
  const layout = useLayout();
  const [isAsking, setAsking] = useState(false);
  const empty = layout.steps.length === 0 ? t('canvas.nothingDrawn') : undefined;
  return (
    <Panel as="section" aria-label={t('canvas.tools')} className={styles.bar}>
      <IconButton
        icon="undo"
        label={t('canvas.undo')}
        tooltip={`${t('canvas.undo')} · Ctrl+Z`}
        disabledReason={canUndo(history) ? undefined : t('canvas.nothingToUndo')}
        onClick={undoEdit}
      />
      <IconButton
        icon="redo"
        label={t('canvas.redo')}
        tooltip={`${t('canvas.redo')} · Ctrl+Shift+Z`}
        disabledReason={canRedo(history) ? undefined : t('canvas.nothingToRedo')}
        onClick={redoEdit}
      />
      <IconButton
        icon="trash"
        label={t('canvas.removeLast')}
        tooltip={`${t('canvas.removeLast')} · Backspace`}
        disabledReason={layout.steps.length > 1 ? undefined : t('canvas.oneStepStays')}
        onClick={removeLast}
      />
      <span className={styles.divider} />
      <IconButton
        icon="minus"
        label={t('canvas.zoomOut')}
        disabledReason={zoom <= MIN_ZOOM ? t('canvas.smallest') : undefined}
        onClick={() => onZoom(0.8)}
      />
      <button
        type="button"
        className={styles.zoom}
        aria-label={t('canvas.zoomReset', { percent: Math.round(zoom * 100) })}
        data-tooltip={t('canvas.zoomResetTip')}
        onClick={onZoomReset}
      >
        {Math.round(zoom * 100)} %
      </button>
      <IconButton
        icon="plus"
        label={t('canvas.zoomIn')}
        disabledReason={zoom >= MAX_ZOOM ? t('canvas.largest') : undefined}
        onClick={() => onZoom(1.25)}
      />
      <IconButton
        icon="fit"
        label={t('canvas.fit')}
        tooltip={`${t('canvas.fit')} · F`}
        disabledReason={empty}
        onClick={onFit}
      />
      <IconButton
        icon="rotate"
        label={t('canvas.rotate')}
        tooltip={`${t('canvas.rotate')} · R`}
        onClick={onRotate}
      />
      <span className={styles.divider} />
      <IconButton
        icon="refresh"
        label={t('canvas.reset')}
        disabledReason={empty}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Suspense>
          <ResetDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
