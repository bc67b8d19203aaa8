import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { useSelectedStepId } from '../visitor/selection.ts';
import type { Stage } from './Stages.tsx';

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** What is read of the window's size; shown anew when that changes, not at every pixel. */
const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read);

/** In pixels. */
const MARGIN = 16;
const STAGES_WIDTH = 72;
/** Panels are narrower below so many pixels, so that the drawing keeps its room. */
const WIDE_FROM = 1280;
const PANEL_WIDTH = { wide: 264, medium: 232 };
/** The table of luminaires takes so much more, and so does that of scenes. */
const TABLE_MORE = 104;
const BILL_WIDTH = { wide: 328, medium: 280 };
/** Below so many pixels they do not fit beside the drawing: one at a time, as a sheet, and the total on a bar. */
const BESIDE_FROM = 1024;

const sizeNow = () =>
  window.innerWidth >= WIDE_FROM ? 'wide' : window.innerWidth >= BESIDE_FROM ? 'medium' : 'narrow';

/** A stage that is a panel of the main screen. */
export type PanelStage = Exclude<Stage, 'summary'>;
/** What the drawing is for: a stage, or the installation whatever the stage. */
export type WorkedOn = PanelStage | 'installation';

/**
 * Which of the panels are open, and how wide; on a narrow screen one at a time, and the rails' own card without any.
 * @param hasBeside something stands where the bill would
 */
export function useFolding(hasBeside: boolean) {
  const size = useWindow(sizeNow);
  const isNarrow = size === 'narrow';
  const [stage, setStage] = useState<PanelStage>('rails');
  const [isPanelOpen, setPanelOpen] = useState(!isNarrow);
  const [isBillOpen, setBillOpen] = useState(!isNarrow);
  const selectedStepId = useSelectedStepId();

  // What was open then stays as the visitor leaves it.
  const fold = useEffectEvent((isNarrow: boolean) => {
    setPanelOpen(!isNarrow || stage !== 'rails');
    setBillOpen(!isNarrow);
  });
  useEffect(() => fold(isNarrow), [isNarrow]);

  const workOnDrawing = useCallback(() => {
    if (!isNarrow) return;
    setPanelOpen(false);
    setBillOpen(false);
  }, [isNarrow]);
  const workOnRails = useCallback(() => {
    setStage('rails');
    workOnDrawing();
  }, [workOnDrawing]);
  const workOnPieces = useCallback(() => {
    const { areScenesShown } = configuratorStore.getState();
    setStage((stage) => (stage === 'control' && areScenesShown ? stage : 'bindings'));
    workOnDrawing();
  }, [workOnDrawing]);
  const workOnRoom = useCallback(() => {
    setStage('room');
    setPanelOpen(true);
    if (isNarrow) setBillOpen(false);
  }, [isNarrow]);
  // Wherever it was selected, in the list or among the problems: its card is wanted.
  useEffect(() => {
    if (selectedStepId) workOnRails();
  }, [selectedStepId, workOnRails]);

  const isTableShown = useConfigurator((state) => state.isTableShown) && stage === 'bindings';
  const areScenesShown = useConfigurator((state) => state.areScenesShown) && stage === 'control';
  const more = isTableShown || areScenesShown ? TABLE_MORE : 0;
  const [panelWidth, billWidth] = isNarrow ? [] : [PANEL_WIDTH[size] + more, BILL_WIDTH[size]];
  /** What the panels cover of the drawing. */
  const sides = useMemo(
    () => ({
      left: panelWidth ? MARGIN + STAGES_WIDTH + (isPanelOpen ? panelWidth : 0) : 0,
      right: billWidth && (isBillOpen || hasBeside) ? MARGIN + billWidth : 0,
    }),
    [panelWidth, billWidth, isPanelOpen, isBillOpen, hasBeside],
  );
  return {
    stage,
    /** What the hand on the drawing is for: groups are made of luminaires. */
    workOn: areScenesShown ? ('bindings' as const) : stage,
    isNarrow,
    isPanelOpen,
    isBillOpen,
    /** Undefined: as wide as the screen lets them be. */
    panelWidth,
    billWidth,
    sides,
    /** Where what unfolds the bill stands, from the right. */
    billEdge: isBillOpen ? sides.right + 4 : MARGIN,
    workOnDrawing,
    workOnRails,
    workOnPieces,
    workOnRoom,
    toggleBill() {
      if (isNarrow) setPanelOpen(false);
      setBillOpen(!isBillOpen);
    },
    open(next: PanelStage) {
      if (isNarrow) setBillOpen(false);
      // On a narrow screen the rails' own card is what the stage is for; a second tap opens its panel.
      setPanelOpen(next === stage ? !isPanelOpen : !isNarrow || next !== 'rails');
      setStage(next);
    },
  };
}
