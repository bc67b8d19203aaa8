import {
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isEmbedded } from '../../paths.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { later, onDemand, orNothing } from '../../ui/later.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { areStartsShown } from '../../visitor/starts.ts';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import { useArea } from '../canvas/useArea.ts';
import { useFraming } from '../canvas/useFraming.ts';
import Card from '../rails/Card.tsx';
import type { PanelStage } from '../useFolding.ts';
import { DrawingArea } from './DrawingArea.tsx';
import { dockSpace } from './dockSpace.ts';
import type { SelectionCard } from './useSelectionCard.ts';
import styles from './Workspace.module.css';

const Toolbar = later(orNothing(() => import('./Toolbar.tsx')));
const TopDock = later(orNothing(() => import('./TopDock.tsx')));
const KeyHelp = later(() => import('./KeyHelp.tsx'));
const View3d = onDemand(orNothing(() => import('../view3d/View3d.tsx'), MissingView3d));
const InstallationCard = later(orNothing(() => import('../installation/InstallationCard.tsx')));
const MergeDialog = later(orNothing(() => import('../installation/MergeDialog.tsx')));
const RailCard = later(orNothing(() => import('../rails/RailCard.tsx')));
const PieceCard = later(orNothing(() => import('../luminaires/PieceCard.tsx')));

function MissingView3d() {
  const { t } = useTranslation();
  return <p className={styles.missing}>{t('error.partMissing')}</p>;
}

export interface StartsProps {
  /** Width of the panels at both sides of the drawing, in pixels. */
  sides: WorkspaceProps['sides'];
  isNarrow: boolean;
  /** The drawing takes the keys. */
  onEmptyDrawing: () => void;
}

export interface WorkspaceProps {
  /** What panels cover of the drawing at its sides, in pixels. */
  sides: { left: number; right: number };
  /** What is worked on. */
  workOn: PanelStage;
  isCardShown: boolean;
  /** Card of the selection, which the right column shows; null: none. */
  selectionCard: SelectionCard | null;
  /** Width of the right column, in pixels; undefined on a narrow screen. */
  rightWidth: number | undefined;
  /** The bill has the lower half of the right column, not its last lines alone. */
  isBillUnfolded: boolean;
  /** Something else has the right column: the card stands beside it. */
  isRightTaken: boolean;
  /** Shown in the tool line. */
  total: ReactNode;
  /** Panels have no room beside the drawing. */
  isNarrow: boolean;
  /** A rail is to be worked on: the stage and the card for it are wanted. */
  onRails: () => void;
  /** A luminaire is. */
  onPieces: (isByKey?: boolean) => void;
  /** Something of the installation is. */
  onWiring: (isByKey?: boolean) => void;
  onDrawing?: OnDrawing | undefined;
  /** Shown over the empty drawing. */
  Starts: ComponentType<StartsProps>;
}

/**
 * The drawing with what is docked at its edges. Nothing here follows the layout: what is added is painted before the
 * card, the tools and the bill learn of it.
 */
export const Workspace = memo(function Workspace(props: WorkspaceProps) {
  const {
    sides,
    workOn,
    isCardShown,
    selectionCard,
    rightWidth,
    isBillUnfolded,
    isRightTaken,
    total,
    isNarrow,
    onRails,
    onPieces,
    onWiring,
    onDrawing,
    Starts,
  } = props;
  const drawn = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const [isHelping, setHelping] = useState(false);
  const mode = useConfigurator((state) => state.mode);
  /** What the card is of. */
  const worked = isCardShown && mode !== 'installation' ? workOn : null;
  const hasStarts = useConfigurator(areStartsShown) && worked === 'rails';
  const area = useArea(drawn, sides, top, dock);
  const framing = useFraming(area);
  const focusDrawing = useCallback(() => stage.current?.focus({ preventScroll: true }), []);
  const help = useCallback(() => setHelping(true), []);
  // The start dialog and the summary took the focus with them; the drawing is where the work goes on. In a frame the
  // visitor may be busy in the page around. The starts take the focus themselves.
  const startsFirst = useRef(hasStarts && !isNarrow);
  useEffect(() => {
    if (startsFirst.current) return;
    if (!isEmbedded() || document.hasFocus()) focusDrawing();
  }, [focusDrawing]);
  const keys = useMemo(() => ({ ...framing, help }), [framing, help]);
  const hasNextRail = worked === 'rails' && !hasStarts && !(isNarrow && selectionCard);
  const isSharedLine = hasNextRail && !isNarrow;
  const space = isSharedLine ? dockSpace(area, Boolean(total)) : 'all';
  return (
    <>
      <div ref={drawn} className={styles.canvas}>
        {mode === 'view3d' ? (
          <View3d {...{ stage, area, onPieces, onDrawing }} onHelp={help} />
        ) : (
          <DrawingArea
            {...{ drawn, stage, lengthField, area, workOn, keys, onRails, onPieces, onWiring, onDrawing }}
            isNextShown={!hasStarts || isNarrow}
          />
        )}
        <div ref={top} className={styles.top} style={sides}>
          <TopDock isNarrow={isNarrow} isFree={isCardShown} onPieces={onPieces} />
        </div>
      </div>
      {hasStarts && <Starts {...{ sides, isNarrow }} onEmptyDrawing={focusDrawing} />}
      <Panel
        ref={dock}
        className={styles.dock}
        style={sides}
        data-few={hasStarts || undefined}
        data-space={isSharedLine ? space : undefined}
      >
        {hasNextRail && (
          <Card {...{ lengthField, isNarrow }} isBrief={space === 'least'} onDone={focusDrawing} />
        )}
        <Toolbar
          {...{ area, framing, isNarrow, total, space }}
          onHelp={help}
          Tool={onDrawing?.Tool}
          waiting={<div className={styles.tools} />}
        />
      </Panel>
      {selectionCard && (
        <Panel
          className={styles.selection}
          data-with-bill={isBillUnfolded || undefined}
          style={{ width: rightWidth, ...(isRightTaken && { right: sides.right }) }}
        >
          {selectionCard === 'rail' && <RailCard onDone={focusDrawing} />}
          {selectionCard === 'luminaires' && <PieceCard onDone={focusDrawing} />}
          {selectionCard === 'installation' && <InstallationCard onDone={focusDrawing} />}
        </Panel>
      )}
      <MergeDialog />
      {isHelping && <KeyHelp onClose={() => setHelping(false)} />}
    </>
  );
});
