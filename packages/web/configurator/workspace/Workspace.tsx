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
const PlacedLuminaireCard = later(orNothing(() => import('../luminaires/PlacedLuminaireCard.tsx')));

function MissingView3d() {
  const { t } = useTranslation();
  return <p className={styles.missing}>{t('error.partMissing')}</p>;
}

export interface StartsProps {
  /** Width of the panels on both sides of the drawing, in pixels. */
  sides: WorkspaceProps['sides'];
  isNarrow: boolean;
  /** Moves the keyboard focus to the drawing. */
  onEmptyDrawing: () => void;
}

export interface WorkspaceProps {
  /** Width that panels cover at each side of the drawing, in pixels. */
  sides: { left: number; right: number };
  /** Stage of the work. */
  workOn: PanelStage;
  isCardShown: boolean;
  /** Card of the selection, shown in the right column; null: none. */
  selectionCard: SelectionCard | null;
  /** Width of the right column, in pixels; undefined on a narrow screen. */
  rightWidth: number | undefined;
  /** The bill fills the lower half of the right column, not only its last lines. */
  isBillUnfolded: boolean;
  /** The right column is taken: the card is shown next to it. */
  isRightTaken: boolean;
  /** Shown in the tool line. */
  total: ReactNode;
  /** Panels have no room beside the drawing. */
  isNarrow: boolean;
  /** Switches to the rails stage and opens its card. */
  onRails: () => void;
  /** Switches to the luminaires. */
  onLuminaires: (isByKey?: boolean) => void;
  /** Switches to the installation. */
  onWiring: (isByKey?: boolean) => void;
  onDrawing?: OnDrawing | undefined;
  /** Shown over the empty drawing. */
  Starts: ComponentType<StartsProps>;
}

/**
 * Drawing with the docks at its edges. No component here subscribes to the layout: an added rail is painted before
 * card, tools and bill update.
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
    onLuminaires,
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
  /** Subject of the card. */
  const worked = isCardShown && mode !== 'installation' ? workOn : null;
  const hasStarts = useConfigurator(areStartsShown) && worked === 'rails';
  const area = useArea(drawn, sides, top, dock);
  const framing = useFraming(area);
  const focusDrawing = useCallback(() => stage.current?.focus({ preventScroll: true }), []);
  const help = useCallback(() => setHelping(true), []);
  // The start dialog and the summary had the focus; the work continues in the drawing. In a frame the visitor may be
  // active in the page around. The starts take the focus themselves.
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
          <View3d {...{ stage, area, onLuminaires, onDrawing }} onHelp={help} />
        ) : (
          <DrawingArea
            {...{ drawn, stage, lengthField, area, workOn, keys, onRails, onLuminaires, onWiring, onDrawing }}
            isNextShown={!hasStarts || isNarrow}
          />
        )}
        <div ref={top} className={styles.top} style={sides}>
          <TopDock isNarrow={isNarrow} isFree={isCardShown} onLuminaires={onLuminaires} />
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
          {selectionCard === 'luminaires' && <PlacedLuminaireCard onDone={focusDrawing} />}
          {selectionCard === 'installation' && <InstallationCard onDone={focusDrawing} />}
        </Panel>
      )}
      <MergeDialog />
      {isHelping && <KeyHelp onClose={() => setHelping(false)} />}
    </>
  );
});
