import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type Place, placePath } from '../app/paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWindow } from '../ui/useWindow.ts';
import styles from './Configurator.module.css';
import { Canvas, loadProblems, loadStepEditor } from './canvas/Canvas.tsx';
import { historyKey, loadIslands } from './canvas/keys.ts';
import { loadResetDialog } from './canvas/Toolbar.tsx';
import { Bill } from './panels/bill/Bill.tsx';
import { ListSkeleton } from './panels/choice/ListSkeleton.tsx';
import { loadPremadeDialog } from './panels/rails/Premade.tsx';
import { loadLists, RailsPanel } from './panels/rails/RailsPanel.tsx';
import { type Stage, Stages } from './Stages.tsx';
import { useConfigurator, useLayout } from './store/configuratorStore.ts';
import { keepFormerTitles } from './store/formerTitles.ts';
import { keepState } from './store/persistence.ts';
import { watchPower } from './store/powerDialog.ts';

export { openLine, openOrder } from './store/open.ts';

/** What the first price does not need; fetched as soon as the drawing is there. */
const LATER = {
  lists: loadLists,
  bindings: () => import('./panels/bindings/BindingsPanel.tsx'),
  control: () => import('./panels/control/ControlPanel.tsx'),
  accessories: () => import('./panels/accessories/AccessoriesPanel.tsx'),
  summary: () => import('../summary/SummaryView.tsx'),
  unansweredSave: () => import('../summary/unansweredSave.ts'),
  powerDialog: () => import('./panels/bill/PowerDialog.tsx'),
  resetDialog: loadResetDialog,
  stepEditor: loadStepEditor,
  premadeDialog: loadPremadeDialog,
  islands: loadIslands,
  problems: loadProblems,
  keepingNotice: () => import('./KeepingNotice.tsx'),
};
const SummaryView = lazy(LATER.summary);
const PowerDialog = lazy(LATER.powerDialog);
const KeepingNotice = lazy(LATER.keepingNotice);

const PANELS: Record<Exclude<Stage, 'summary'>, ComponentType> = {
  rails: RailsPanel,
  bindings: lazy(LATER.bindings),
  control: lazy(LATER.control),
  accessories: lazy(LATER.accessories),
};

/** What panels cover of the drawing, in pixels. */
const MARGIN = 16;
const STAGES_WIDTH = 72;
/** Narrower below so many pixels, so that the drawing keeps its room. */
const WIDE_FROM = 1280;
const PANEL_WIDTH = { wide: 264, narrow: 232 };
const BILL_WIDTH = { wide: 328, narrow: 280 };
const TOOLBAR_HEIGHT = 80;

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/** The visitor's main screen: the drawing with the five steps at one edge and the bill at the other. */
export default function Configurator({ line, isSummary }: Place) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Exclude<Stage, 'summary'>>('rails');
  const [, navigate] = useLocation();
  const drawing = placePath({ line, isSummary: false });
  const summary = placePath({ line, isSummary: true });
  const openSummary = () => navigate(summary);
  const isEmpty = useLayout().steps.length === 0;
  const [isUnanswered, setUnanswered] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [isBillOpen, setBillOpen] = useState(true);
  const size = useWindow(() => window.innerWidth >= WIDE_FROM) ? 'wide' : 'narrow';
  const isKeepingFine = useConfigurator((state) => state.keeping === 'kept' && !state.wasSetAside);
  const resetCount = useConfigurator((state) => state.resetCount);
  const isPowerExceeded = useConfigurator((state) => state.powerExceeded !== null);
  useEffect(keepState, []);
  useEffect(keepFormerTitles, []);
  useEffect(watchPower, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the line is come to
  useEffect(() => {
    let isHere = true;
    LATER.unansweredSave()
      .then(({ hasUnansweredSave }) => hasUnansweredSave())
      .then((has) => {
        if (!has || !isHere) return;
        setUnanswered(true);
        navigate(summary, { replace: isSummary });
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    for (const load of Object.values(LATER)) load().catch(() => {});
  }, []);

  const insets = useMemo(
    () => ({
      left: MARGIN + STAGES_WIDTH + (isPanelOpen ? PANEL_WIDTH[size] : 0),
      right: isBillOpen ? MARGIN + BILL_WIDTH[size] : 0,
      top: 0,
      bottom: TOOLBAR_HEIGHT,
    }),
    [isPanelOpen, isBillOpen, size],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isTyping(event.target) ? null : historyKey(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const open = (next: Stage) => {
    if (next === 'summary') return openSummary();
    setPanelOpen(next !== stage || !isPanelOpen);
    setStage(next);
  };

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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo and redo work wherever in here the focus is
    <div className={styles.configurator} onKeyDown={onKeyDown}>
      <Canvas key={resetCount} insets={insets} />
      <Panel as="section" aria-label={t('canvas.choices')} className={styles.left}>
        <Stages stage={stage} isOpen={isPanelOpen} onOpen={open} />
        {isPanelOpen && (
          <div className={styles.panel} style={{ width: PANEL_WIDTH[size] }}>
            <Suspense fallback={<ListSkeleton />}>
              <StagePanel />
            </Suspense>
          </div>
        )}
      </Panel>
      {isBillOpen ? (
        <div className={styles.right} style={{ width: BILL_WIDTH[size] }}>
          <Bill onSummary={openSummary} />
        </div>
      ) : null}
      <div className={styles.fold} style={{ right: isBillOpen ? MARGIN + BILL_WIDTH[size] + 4 : MARGIN }}>
        <IconButton
          icon={isBillOpen ? 'chevronRight' : 'list'}
          label={t(isBillOpen ? 'canvas.foldBill' : 'canvas.openBill')}
          onClick={() => setBillOpen(!isBillOpen)}
        />
      </div>
      {!isKeepingFine && (
        <Suspense>
          <KeepingNotice />
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
