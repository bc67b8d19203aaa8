import { canRedo, canUndo, currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, createContext, memo, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import DockMenu from '../../ui/DockMenu.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { redoEdit, undoEdit } from '../../visitor/editing.ts';
import { useEditWords } from '../../visitor/editWords.ts';
import { toggleStartingRun } from '../../visitor/islands.ts';
import { type CanvasArea, MAX_ZOOM, scaleOf } from '../../visitor/projection.ts';
import { type Framing, leastZoom } from '../canvas/useFraming.ts';
import DeleteButton from './DeleteButton.tsx';
import type { DockSpace } from './dockSpace.ts';
import ModeSwitch from './ModeSwitch.tsx';
import ResetDialog from './ResetDialog.tsx';
import ShownChecks from './ShownChecks.tsx';
import styles from './Toolbar.module.css';

function UndoRedo() {
  const { t } = useTranslation();
  const { undo, redo } = useEditWords();
  return (
    <>
      <IconButton
        icon="undo"
        label={undo ?? t('canvas.undo')}
        tooltip={`${undo ?? t('canvas.undo')} · Ctrl+Z`}
        disabledReason={undo ? undefined : t('canvas.nothingToUndo')}
        onClick={undoEdit}
      />
      <IconButton
        icon="redo"
        label={redo ?? t('canvas.redo')}
        tooltip={`${redo ?? t('canvas.redo')} · Ctrl+Shift+Z`}
        disabledReason={redo ? undefined : t('canvas.nothingToRedo')}
        onClick={redoEdit}
      />
    </>
  );
}

const ToolRows = createContext(false);

interface ToolButtonProps {
  icon: IconName;
  label: string;
  shortcut?: string;
  pressed?: boolean;
  disabledReason?: string | undefined;
  isLeaving?: boolean;
  onClick: (event: { detail: number }) => void;
}

function ToolButton({ icon, label, shortcut, pressed, isLeaving, ...rest }: ToolButtonProps) {
  if (useContext(ToolRows))
    return (
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        aria-pressed={pressed}
        data-leaves={isLeaving || undefined}
        {...rest}
      >
        {label}
        {shortcut && <small aria-hidden="true">{shortcut}</small>}
      </Button>
    );
  const pressable = pressed === undefined ? {} : { pressed };
  return (
    <IconButton
      icon={icon}
      label={label}
      {...pressable}
      tooltip={shortcut ? `${label} · ${shortcut}` : label}
      {...rest}
    />
  );
}

function RunTools() {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const isStartingRun = useConfigurator((state) => state.isStartingRun);
  return (
    <>
      <span className={styles.divider} />
      <ToolButton
        icon="addRun"
        label={t('canvas.addIsland')}
        shortcut="N"
        pressed={isStartingRun}
        isLeaving
        onClick={({ detail }) => toggleStartingRun(detail === 0)}
      />
      <ToolButton icon="refresh" label={t('canvas.reset')} onClick={() => setConfirming(true)} />
      {isConfirming && <ResetDialog onClose={() => setConfirming(false)} />}
    </>
  );
}

export interface ToolbarProps {
  area: CanvasArea;
  framing: Framing;
  isNarrow: boolean;
  total: ReactNode;
  space: DockSpace;
  onHelp: () => void;
  Tool?: ComponentType | undefined;
}

type LookProps = Pick<ToolbarProps, 'area' | 'framing'>;

function ZoomOut({ area, framing }: LookProps) {
  const { t } = useTranslation();
  const zoom = useConfigurator((state) => state.view.zoom);
  return (
    <ToolButton
      icon="minus"
      label={t('canvas.zoomOut')}
      disabledReason={zoom <= leastZoom(area) ? t('canvas.smallest') : undefined}
      onClick={() => framing.zoomBy(0.8)}
    />
  );
}

function ZoomIn({ framing }: LookProps) {
  const { t } = useTranslation();
  const zoom = useConfigurator((state) => state.view.zoom);
  return (
    <ToolButton
      icon="plus"
      label={t('canvas.zoomIn')}
      disabledReason={zoom >= MAX_ZOOM ? t('canvas.largest') : undefined}
      onClick={() => framing.zoomBy(1.25)}
    />
  );
}

function Scale({ framing }: LookProps) {
  const { t } = useTranslation();
  const scale = scaleOf(useConfigurator((state) => state.view.zoom));
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={t('canvas.scale', { scale, usual: scaleOf(1) })}
      data-tooltip={t('canvas.scale', { scale, usual: scaleOf(1) })}
      onClick={framing.zoomReset}
    >
      {scale}
    </button>
  );
}

/** A command is absent while it has no effect (D9a). */
export default memo(function Toolbar(props: ToolbarProps) {
  const { area, framing, isNarrow, total, space, onHelp, Tool } = props;
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
  const isLooking = !isIn3d && (hasRails || hasGround);
  const look = { area, framing };
  const fit = isLooking && (
    <ToolButton icon="fit" label={t('canvas.fit')} shortcut="F" onClick={framing.fit} />
  );
  const rotate = isLooking && (
    <ToolButton icon="rotate" label={t('canvas.rotate')} shortcut="R" onClick={framing.rotate} />
  );
  const help = <ToolButton icon="help" label={t('canvas.help')} shortcut="?" isLeaving onClick={onHelp} />;
  return (
    <section aria-label={t('canvas.tools')} className={styles.bar} data-space={space}>
      {!isSeenOnly && (hasRails || hasHistory) && (
        <span className={styles.history}>
          <UndoRedo />
        </span>
      )}
      {mayEdit && <DeleteButton />}
      {!isIn3d && space !== 'least' && (
        <>
          {!isSeenOnly && (hasRails || hasHistory) && <span className={styles.divider} />}
          {space === 'all' && <ZoomOut {...look} />}
          <Scale {...look} />
          {space === 'all' && <ZoomIn {...look} />}
          {fit}
        </>
      )}
      {space === 'all' ? (
        <>
          {rotate}
          {mayEdit && (
            <>
              <DockMenu icon="eye" label={t('canvas.shown')}>
                <ShownChecks />
              </DockMenu>
              <RunTools />
            </>
          )}
        </>
      ) : (
        <DockMenu icon="more" label={t('canvas.moreTools')} isAtEnd className={styles.more}>
          <ToolRows value>
            {!isIn3d && (
              <>
                <ZoomIn {...look} />
                <ZoomOut {...look} />
              </>
            )}
            {space === 'least' && fit}
            {rotate}
            {mayEdit && (
              <>
                <RunTools />
                <ShownChecks />
              </>
            )}
            {help}
          </ToolRows>
        </DockMenu>
      )}
      {Tool && <Tool />}
      {space === 'all' && help}
      {total && <span className={styles.total}>{total}</span>}
      {!isNarrow && hasRails && (
        <span className={styles.mode}>
          <ModeSwitch isBrief={space !== 'all'} />
        </span>
      )}
    </section>
  );
});
