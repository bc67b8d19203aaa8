import { currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type ConfiguratorScreen, placePath } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { onDemand } from '../ui/later.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { storeState } from '../visitor/persistence.ts';
import { hasParts } from '../visitor/starts.ts';
import styles from './Configurator.module.css';
import type { OnDrawing } from './canvas/onDrawing.ts';
import { inWork, loadWork, requiredInWork, setWork } from './inWork.ts';
import { clipboardKey, historyKey } from './kinds/rail/keys.ts';
import { FirstTotal } from './panels/bill/FirstTotal.tsx';
import { ListSkeleton } from './panels/choice/ListSkeleton.tsx';
import { StageScroll } from './StageScroll.tsx';
import { type Stage, Stages } from './Stages.tsx';
import { useFolding } from './useFolding.ts';
import { useSelectionCard } from './workspace/useSelectionCard.ts';
import { Workspace } from './workspace/Workspace.tsx';

export { openLine } from '../visitor/open.ts';

setWork(() => import('./work.ts'));

const StartArticle = onDemand(() => import('./StartArticle.tsx'));
const Starts = inWork('Starts');
const SummaryView = requiredInWork('SummaryView');
const JudgedLight = inWork('JudgedLight');
const Dialogs = inWork('Dialogs');
const StorageNotice = requiredInWork('StorageNotice');
const RightSide = requiredInWork('RightSide');
const TotalButton = requiredInWork('TotalButton');

function MissingPanel() {
  const { t } = useTranslation();
  return <p className={styles.inset}>{t('error.partMissing')}</p>;
}

const StagePanel = inWork('StagePanel', MissingPanel);

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

interface Talk {
  onDrawing: OnDrawing;
  RightPanel: ComponentType | null;
  onBill: () => void;
}

export interface SharedWork extends Talk {
  isSeenOnly: boolean;
  onCopy: () => void;
}

interface ConfiguratorProps extends ConfiguratorScreen {
  shared?: SharedWork;
  talk?: Talk | null;
}

const NOTHING_TO_STOP = () => {};

/** Stores and watches the plan while a line is open. */
function useWork(onUnansweredSave: () => void, onRoom: () => void, isShared: boolean): void {
  useEffect(() => (isShared ? NOTHING_TO_STOP : storeState()), [isShared]);
  const resumeSave = useEffectEvent(onUnansweredSave);
  const workOnRoom = useEffectEvent(onRoom);
  useEffect(() => {
    let isOpen = true;
    if (!isShared)
      loadWork()
        .then(({ hasUnansweredSave }) => hasUnansweredSave())
        .then((has) => has && isOpen && resumeSave())
        .catch(() => {});
    const watching = loadWork().then(
      ({ watchWork }) => watchWork(() => workOnRoom()),
      () => NOTHING_TO_STOP,
    );
    return () => {
      isOpen = false;
      void watching.then((stop) => stop());
    };
  }, [isShared]);
}

export default function Configurator({ line, isSummary, shared, talk = shared }: ConfiguratorProps) {
  const { t } = useTranslation();
  const RightPanel = talk?.RightPanel ?? null;
  const isBillEmpty = useConfigurator((state) => !hasParts(currentPlan(state.history)));
  const folding = useFolding(RightPanel !== null, isBillEmpty);
  const { stage, isNarrow, isPanelOpen, isBillOpen, isRightFolded, rightWidth, sides } = folding;
  const selectionCard = useSelectionCard(shared?.isSeenOnly ? 'accessories' : stage);
  const [isBillUnfolded, setBillUnfolded] = useState(false);
  const [, navigate] = useLocation();
  const drawing = placePath({ line, isSummary: false });
  const summary = placePath({ line, isSummary: true });
  const openSummary = shared ? shared.onCopy : () => navigate(summary);
  const isSeenOnly = shared?.isSeenOnly ?? false;
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const [startArticle, setStartArticle] = useState(() => new URLSearchParams(location.search).get('article'));
  const [isUnanswered, setUnanswered] = useState(false);
  const isStorageFine = useConfigurator(
    (state) => state.storageState === 'saved' && !state.wasSetAside && !state.shelf,
  );
  const resetCount = useConfigurator((state) => state.resetCount);
  useWork(
    () => {
      setUnanswered(true);
      navigate(summary, { replace: isSummary });
    },
    folding.workOnRoom,
    shared !== undefined,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // Position on the keyboard, as the sign differs by layout.
    const isPanelKey = event.code === 'Backslash' && (event.ctrlKey || event.metaKey);
    const worksOnLuminaires = stage === 'bindings';
    const showCard = () =>
      (event.target as Element).role === 'application' &&
      (worksOnLuminaires ? folding.workOnPieces : folding.workOnRails)(true);
    const drawingKey = () => historyKey(event) ?? clipboardKey(event, worksOnLuminaires, showCard);
    const act = isPanelKey ? folding.togglePanel : isTyping(event.target) ? null : drawingKey();
    if (!act) return;
    event.preventDefault();
    act();
  };
  const open = (next: Stage) => (next === 'summary' ? openSummary() : folding.open(next));

  // A resumed save is shown even if the drawing is missing in the browser.
  if (isSummary && isEmpty && !isUnanswered) return <Redirect to={drawing} replace />;
  if (isSummary)
    return (
      <>
        <SummaryView onClose={() => navigate(drawing)} />
        <JudgedLight />
        <Dialogs />
      </>
    );
  const isSheetTaken = isNarrow && (isPanelOpen || isBillOpen || RightPanel !== null);
  const openBill = () => {
    talk?.onBill();
    if (!isBillOpen) folding.toggleBill();
  };
  const shownCard = isRightFolded || isSheetTaken ? null : selectionCard;
  const isUnderCard = shownCard !== null && !isNarrow && !RightPanel;
  const hasTotalButton = !isNarrow && !isBillEmpty && (isRightFolded || !(isBillOpen || RightPanel));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo work wherever in here the focus is
    <div className={styles.configurator} onKeyDown={onKeyDown}>
      <Workspace
        key={resetCount}
        sides={sides}
        workOn={isSeenOnly ? 'accessories' : stage}
        isCardShown={!isSheetTaken && !isSeenOnly}
        selectionCard={shownCard}
        rightWidth={rightWidth}
        isBillUnfolded={isUnderCard && isBillUnfolded}
        isRightTaken={RightPanel !== null && !isNarrow}
        total={hasTotalButton && <TotalButton onOpen={openBill} />}
        isNarrow={isNarrow}
        onRails={folding.workOnRails}
        onLuminaires={folding.workOnPieces}
        onWiring={folding.workOnDrawing}
        onDrawing={talk?.onDrawing}
        Starts={Starts}
      />
      {!isSeenOnly && (
        <Panel as="section" aria-label={t('canvas.choices')} className={styles.left}>
          <Stages stage={stage} isOpen={isPanelOpen} onOpen={open} onFold={folding.togglePanel} />
          {isPanelOpen && (
            <StageScroll stage={stage} width={folding.panelWidth}>
              <StagePanel
                stage={stage}
                waiting={
                  <div className={styles.inset}>
                    <ListSkeleton />
                  </div>
                }
              />
            </StageScroll>
          )}
        </Panel>
      )}
      <RightSide
        folding={folding}
        RightPanel={RightPanel}
        isUnderCard={isUnderCard}
        isBillUnfolded={isBillUnfolded}
        isBillEmpty={isBillEmpty}
        onUnfold={setBillUnfolded}
        onBill={openBill}
        onSummary={openSummary}
        summaryLabel={shared && t('sharing.copy')}
        onStage={isSeenOnly ? null : folding.open}
        waiting={
          isBillOpen &&
          !RightPanel && (
            <div className={styles.right} style={{ width: rightWidth }}>
              <FirstTotal />
            </div>
          )
        }
      />
      {!isStorageFine && <StorageNotice />}
      {startArticle && <StartArticle code={startArticle} onDone={() => setStartArticle(null)} />}
      <Dialogs />
    </div>
  );
}
