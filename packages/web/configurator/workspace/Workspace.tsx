import type { Px } from '@lumitor/domain/units';
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
import { onDemand, orNothing } from '../../ui/later.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { areStartsShown } from '../../visitor/starts.ts';
import type { OnDrawing } from '../canvas/onDrawing.ts';
import { useArea } from '../canvas/useArea.ts';
import { useFraming } from '../canvas/useFraming.ts';
import { inWork, requiredInWork } from '../inWork.ts';
import Card from '../kinds/rail/Card.tsx';
import type { PanelStage } from '../useFolding.ts';
import { DrawingArea } from './DrawingArea.tsx';
import { dockSpace } from './dockSpace.ts';
import type { SelectionCard } from './useSelectionCard.ts';
import styles from './Workspace.module.css';

const Toolbar = inWork('Toolbar');
const TopDock = inWork('TopDock');
const KeyHelp = requiredInWork('KeyHelp');
const View3d = onDemand(orNothing(() => import('../view3d/View3d.tsx'), MissingView3d));
const InstallationCard = inWork('InstallationCard');
const MergeDialog = inWork('MergeDialog');
const RailCard = inWork('RailCard');
const PlacedLuminaireCard = inWork('PlacedLuminaireCard');

function MissingView3d() {
  const { t } = useTranslation();
  return <p className={styles.missing}>{t('error.partMissing')}</p>;
}

export interface StartsProps {
  sides: WorkspaceProps['sides'];
  isNarrow: boolean;
  onEmptyDrawing: () => void;
}

export interface WorkspaceProps {
  sides: { left: Px; right: Px };
  workOn: PanelStage;
  isCardShown: boolean;
  selectionCard: SelectionCard | null;
  rightWidth: Px | undefined;
  isBillUnfolded: boolean;
  isRightTaken: boolean;
  total: ReactNode;
  isNarrow: boolean;
  onRails: () => void;
  onLuminaires: (isByKey?: boolean) => void;
  onWiring: (isByKey?: boolean) => void;
  onDrawing?: OnDrawing | undefined;
  Starts: ComponentType<StartsProps>;
}

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
  const worked = isCardShown && mode !== 'installation' ? workOn : null;
  const hasStarts = useConfigurator(areStartsShown) && worked === 'rails';
  const area = useArea(drawn, sides, top, dock);
  const framing = useFraming(area);
  const focusDrawing = useCallback(() => stage.current?.focus({ preventScroll: true }), []);
  const help = useCallback(() => setHelping(true), []);
  // The start dialog and the summary had the focus. In a frame the visitor may be active in the page around. The
  // starts focus themselves.
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
          <View3d stage={stage} area={area} onLuminaires={onLuminaires} onDrawing={onDrawing} onHelp={help} />
        ) : (
          <DrawingArea
            drawn={drawn}
            stage={stage}
            lengthField={lengthField}
            area={area}
            workOn={workOn}
            keys={keys}
            onRails={onRails}
            onLuminaires={onLuminaires}
            onWiring={onWiring}
            onDrawing={onDrawing}
            isNextShown={!hasStarts || isNarrow}
          />
        )}
        <div ref={top} className={styles.top} style={sides}>
          <TopDock isNarrow={isNarrow} isFree={isCardShown} onLuminaires={onLuminaires} />
        </div>
      </div>
      {hasStarts && <Starts sides={sides} isNarrow={isNarrow} onEmptyDrawing={focusDrawing} />}
      <Panel
        ref={dock}
        className={styles.dock}
        style={sides}
        data-few={hasStarts || undefined}
        data-space={isSharedLine ? space : undefined}
      >
        {hasNextRail && (
          <Card
            lengthField={lengthField}
            isNarrow={isNarrow}
            isBrief={space === 'least'}
            onDone={focusDrawing}
          />
        )}
        <Toolbar
          area={area}
          framing={framing}
          isNarrow={isNarrow}
          total={total}
          space={space}
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
