import { currentPlan } from '@lumitor/domain/plan/history';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type Place, placePath } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useConfigurator } from '../visitor/configuratorStore.ts';
import { keepState } from '../visitor/persistence.ts';
import styles from './Configurator.module.css';
import { Canvas, loadInstallationCard, loadKeyHelp, loadPieceCard, loadTopDock } from './canvas/Canvas.tsx';
import { loadStepEditor } from './canvas/Card.tsx';
import {
  loadArticleDrag,
  loadDescription,
  loadDimensionField,
  loadGhost,
  loadInstallation,
  loadLight,
  loadLuminaires,
  loadPieceMarks,
  loadPlanLabels,
  loadProblemMarks,
  loadRoom,
  loadScaleBar,
} from './canvas/DrawingArea.tsx';
import { historyKey, loadIslands } from './canvas/keys.ts';
import { loadAddedPrice } from './canvas/NextStep.tsx';
import { loadModeSwitch, loadResetDialog, loadUndoRedo } from './canvas/Toolbar.tsx';
import { orNothing } from './orNothing.ts';
import { Bill, loadFindings } from './panels/bill/Bill.tsx';
import { ListSkeleton } from './panels/choice/ListSkeleton.tsx';
import { type Stage, Stages } from './Stages.tsx';
import { type PanelStage, useFolding } from './useFolding.ts';

export { openLine } from '../visitor/open.ts';

/** What the first price does not need; fetched as soon as the drawing is there. */
const LATER = {
  description: loadDescription,
  scaleBar: loadScaleBar,
  room: () => import('./panels/room/RoomPanel.tsx'),
  rails: () => import('./panels/rails/RailsPanel.tsx'),
  bindings: () => import('./panels/bindings/BindingsPanel.tsx'),
  control: () => import('./panels/control/ControlPanel.tsx'),
  accessories: () => import('./panels/accessories/AccessoriesPanel.tsx'),
  summary: () => import('../summary/SummaryView.tsx'),
  watches: () => import('./watches.ts'),
  powerDialog: () => import('./panels/bill/PowerDialog.tsx'),
  resetDialog: loadResetDialog,
  undoRedo: loadUndoRedo,
  modeSwitch: loadModeSwitch,
  light: loadLight,
  luminaires: loadLuminaires,
  planLabels: loadPlanLabels,
  pieceMarks: loadPieceMarks,
  pieceCard: loadPieceCard,
  installation: loadInstallation,
  installationCard: loadInstallationCard,
  articleDrag: loadArticleDrag,
  ghost: loadGhost,
  addedPrice: loadAddedPrice,
  stepEditor: loadStepEditor,
  dimensionField: loadDimensionField,
  keyHelp: loadKeyHelp,
  totalBar: () => import('./panels/bill/TotalBar.tsx'),
  premadeDialog: () => import('./panels/rails/PremadeDialog.tsx'),
  islands: loadIslands,
  findings: loadFindings,
  topDock: loadTopDock,
  problemMarks: loadProblemMarks,
  roomLayer: loadRoom,
  keepingNotice: () => import('./KeepingNotice.tsx'),
};
/** For those who come with an article. */
const StartArticle = lazy(() => import('./StartArticle.tsx'));
const SummaryView = lazy(LATER.summary);
const PowerDialog = lazy(LATER.powerDialog);
const KeepingNotice = lazy(LATER.keepingNotice);
const TotalBar = lazy(LATER.totalBar);

function MissingPanel() {
  const { t } = useTranslation();
  return <p className={styles.inset}>{t('error.partMissing')}</p>;
}

const PANELS: Record<PanelStage, ComponentType> = {
  room: lazy(orNothing(LATER.room, MissingPanel)),
  rails: lazy(orNothing(LATER.rails, MissingPanel)),
  bindings: lazy(orNothing(LATER.bindings, MissingPanel)),
  control: lazy(orNothing(LATER.control, MissingPanel)),
  accessories: lazy(orNothing(LATER.accessories, MissingPanel)),
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/** The visitor's main screen: the drawing with the steps at one edge and the bill at the other. */
export default function Configurator({ line, isSummary }: Place) {
  const { t } = useTranslation();
  const folding = useFolding();
  const { stage, isNarrow, isPanelOpen, isBillOpen, sides } = folding;
  const [, navigate] = useLocation();
  const drawing = placePath({ line, isSummary: false });
  const summary = placePath({ line, isSummary: true });
  const openSummary = () => navigate(summary);
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const [startArticle, setStartArticle] = useState(() => new URLSearchParams(location.search).get('article'));
  const [isUnanswered, setUnanswered] = useState(false);
  const isKeepingFine = useConfigurator((state) => state.keeping === 'kept' && !state.wasSetAside);
  const resetCount = useConfigurator((state) => state.resetCount);
  const isPowerExceeded = useConfigurator((state) => state.powerExceeded !== null);
  useEffect(keepState, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the line is come to
  useEffect(() => {
    const goOnWithSave = () => {
      setUnanswered(true);
      navigate(summary, { replace: isSummary });
    };
    const watching = LATER.watches().then(({ watchWork }) => watchWork(goOnWithSave, folding.workOnRoom));
    return () => void watching.then((stop) => stop());
  }, []);
  useEffect(() => {
    for (const load of Object.values(LATER)) load().catch(() => {});
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = isTyping(event.target) ? null : historyKey(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const open = (next: Stage) => (next === 'summary' ? openSummary() : folding.open(next));

  // A save that goes on is shown, though what was drawn may be gone from the browser.
  if (isSummary && isEmpty && !isUnanswered) return <Redirect to={drawing} replace />;
  if (isSummary)
    return (
      <Suspense>
        <SummaryView onClose={() => navigate(drawing)} />
        {isPowerExceeded && <PowerDialog />}
      </Suspense>
    );
  const StagePanel = PANELS[stage];
  const isSheetTaken = isNarrow && (isPanelOpen || isBillOpen);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo work wherever in here the focus is
    <div className={styles.configurator} onKeyDown={onKeyDown}>
      <Canvas
        key={resetCount}
        sides={sides}
        workOn={stage}
        isCardShown={!isSheetTaken}
        isNarrow={isNarrow}
        onRails={folding.workOnRails}
        onPieces={folding.workOnPieces}
        onWiring={folding.workOnDrawing}
      />
      <Panel as="section" aria-label={t('canvas.choices')} className={styles.left}>
        <Stages stage={stage} isOpen={isPanelOpen} onOpen={open} />
        {isPanelOpen && (
          <div className={styles.panel} style={{ width: folding.panelWidth }}>
            <Suspense
              fallback={
                <div className={styles.inset}>
                  <ListSkeleton />
                </div>
              }
            >
              <StagePanel />
            </Suspense>
          </div>
        )}
      </Panel>
      {isBillOpen && (
        <div className={styles.right} style={{ width: folding.billWidth }}>
          <Bill onSummary={openSummary} />
        </div>
      )}
      {isNarrow ? (
        <Suspense>
          <TotalBar isOpen={isBillOpen} onToggle={folding.toggleBill} />
        </Suspense>
      ) : (
        <div className={styles.fold} style={{ right: folding.billEdge }}>
          <IconButton
            icon={isBillOpen ? 'chevronRight' : 'list'}
            label={t(isBillOpen ? 'canvas.foldBill' : 'canvas.openBill')}
            onClick={folding.toggleBill}
          />
        </div>
      )}
      {!isKeepingFine && (
        <Suspense>
          <KeepingNotice />
        </Suspense>
      )}
      {startArticle && (
        <Suspense>
          <StartArticle code={startArticle} onDone={() => setStartArticle(null)} />
        </Suspense>
      )}
      {isPowerExceeded && (
        <Suspense>
          <PowerDialog />
        </Suspense>
      )}
    </div>
  );
}
