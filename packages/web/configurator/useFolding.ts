import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { railsIn } from '../visitor/selection.ts';
import { isLeftOpen, storeLeftOpen, type WidthClass } from './leftPanel.ts';
import type { Stage } from './Stages.tsx';

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Reads from the window's size, and renders again only if the value changes. */
const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read);

// All in pixels (D12b).
/** Distance of the panels from the edges of the window. */
const EDGE = 16;
/** Distance between the panels and what is docked at the drawing. */
const GAP = 8;
const STAGES_WIDTH = 64;
const PANEL_WIDTH = 208;
/** Additional width of the table of luminaires and of scenes. */
const TABLE_MORE = 104;
const RIGHT_WIDTH = 256;
/** Below, the left panel and the right column are never open together. */
const BOTH_FROM = 1280;
/** The same while the left panel is widened by a table. */
const BOTH_WITH_TABLE_FROM = 1700;
/** Below, a panel is a sheet under the drawing. */
const SIDES_FROM = 1024;

const widthClassNow = (): WidthClass =>
  window.innerWidth >= BOTH_FROM ? 'wide' : window.innerWidth >= SIDES_FROM ? 'medium' : 'narrow';

/** A stage that is a panel of the main screen. */
export type PanelStage = Exclude<Stage, 'summary'>;
/** Subject of the work in the drawing: a stage, or the installation whatever the stage. */
export type WorkedOn = PanelStage | 'installation';

/**
 * Open panels and their widths. A narrow screen shows one panel at a time; without a panel it shows the rail card.
 * @param hasRightPanel a panel takes the place of the bill
 * @param isBillEmpty the bill has nothing to list, and is absent
 */
export function useFolding(hasRightPanel: boolean, isBillEmpty: boolean) {
  const widthClass = useWindow(widthClassNow);
  const hasRoomForTable = useWindow(() => window.innerWidth >= BOTH_WITH_TABLE_FROM);
  const isNarrow = widthClass === 'narrow';
  const [stage, setStage] = useState<PanelStage>('rails');
  const [isPanelOpen, setPanelOpen] = useState(() => isLeftOpen(widthClass));
  const [isBillRequested, setBillRequested] = useState(!isNarrow);
  const selectedStepId = useConfigurator((state) => railsIn(state).at(-1));

  const isTable =
    useConfigurator(({ isTableShown, areScenesShown }) => isTableShown || areScenesShown) &&
    stage === 'bindings';
  const isOneSided = widthClass === 'medium' || (widthClass === 'wide' && isTable && !hasRoomForTable);
  /** The left panel takes the room of the right column. */
  const isRightFolded = isOneSided && isPanelOpen;
  const isBillOpen = isBillRequested && !isRightFolded && !isBillEmpty;

  const fold = useEffectEvent((now: WidthClass) => {
    setPanelOpen(isLeftOpen(now) || (now === 'narrow' && stage !== 'rails'));
    setBillRequested(now !== 'narrow');
  });
  useEffect(() => fold(widthClass), [widthClass]);

  const workOnDrawing = useCallback(
    (isByKey?: boolean) => {
      if (isNarrow) setBillRequested(false);
      // The card of what is selected takes the right column. The table shows what is tapped itself.
      if (isNarrow || (isOneSided && (isByKey || !isTable))) setPanelOpen(false);
    },
    [isNarrow, isOneSided, isTable],
  );
  const workOnRails = useCallback(() => {
    setStage('rails');
    if (isNarrow || configuratorStore.getState().selection.kind !== 'none') workOnDrawing();
  }, [isNarrow, workOnDrawing]);
  const workOnLuminaires = useCallback(
    (isByKey?: boolean) => {
      setStage('bindings');
      workOnDrawing(isByKey);
    },
    [workOnDrawing],
  );
  const workOnRoom = useCallback(() => {
    setStage('room');
    setPanelOpen(true);
    if (isNarrow) setBillRequested(false);
  }, [isNarrow]);
  // Wherever a rail was selected, in the list or among the findings: its card is shown.
  const showCard = useEffectEvent(workOnRails);
  useEffect(() => {
    if (selectedStepId) showCard();
  }, [selectedStepId]);

  const panelWidth = isNarrow ? undefined : PANEL_WIDTH + (isTable ? TABLE_MORE : 0);
  const rightWidth = isNarrow ? undefined : RIGHT_WIDTH;
  const isRightOpen = isBillOpen || (hasRightPanel && !isRightFolded);
  /** Width that the panels take from the drawing. */
  const sides = useMemo(
    () => ({
      left: panelWidth ? EDGE + STAGES_WIDTH + (isPanelOpen ? panelWidth : 0) + GAP : 0,
      right: rightWidth ? EDGE + (isRightOpen ? rightWidth + GAP : 0) : 0,
    }),
    [panelWidth, rightWidth, isPanelOpen, isRightOpen],
  );
  const showPanel = (isOpen: boolean) => {
    setPanelOpen(isOpen);
    storeLeftOpen(widthClass, isOpen);
  };
  return {
    stage,
    isNarrow,
    isPanelOpen,
    isBillOpen,
    isRightFolded,
    /** Undefined: as wide as the screen lets them be. */
    panelWidth,
    rightWidth,
    sides,
    workOnDrawing,
    workOnRails,
    workOnPieces: workOnLuminaires,
    workOnRoom,
    togglePanel: () => showPanel(!isPanelOpen),
    toggleBill() {
      if (isNarrow || isOneSided) setPanelOpen(false);
      setBillRequested(!isBillOpen);
    },
    open(next: PanelStage) {
      if (isNarrow) setBillRequested(false);
      // On a narrow screen the stage of the rails shows their card; a second tap opens its panel.
      if (next === stage) showPanel(!isPanelOpen);
      else if (isNarrow) setPanelOpen(next !== 'rails');
      else showPanel(true);
      setStage(next);
    },
  };
}

export type Folding = ReturnType<typeof useFolding>;
