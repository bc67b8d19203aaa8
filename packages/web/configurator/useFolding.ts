import type { Px } from '@lumitor/domain/units';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { configuratorStore, useConfigurator } from '../visitor/configuratorStore.ts';
import { railsIn } from '../visitor/selection.ts';
import type { Stage } from './Stages.tsx';

/** Panels that fit beside the drawing: both, one, none. */
type WidthClass = 'wide' | 'medium' | 'narrow';

const KEY = 'lumitor.leftPanel';

function stored(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const isLeftOpen = (widthClass: WidthClass): boolean =>
  widthClass !== 'narrow' && !stored().includes(widthClass);

/** A sheet is not remembered, as it covers the drawing. */
function storeLeftOpen(widthClass: WidthClass, isOpen: boolean): void {
  if (widthClass === 'narrow') return;
  const others = stored().filter((folded) => folded !== widthClass);
  try {
    localStorage.setItem(KEY, [...others, ...(isOpen ? [] : [widthClass])].join(' '));
  } catch {
    // Storage is full or forbidden.
  }
}

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

const useWindow = <Value>(read: () => Value): Value => useSyncExternalStore(onResize, read);

const EDGE: Px = 16;
const GAP: Px = 8;
const STAGES_WIDTH: Px = 64;
const PANEL_WIDTH: Px = 208;
const TABLE_MORE: Px = 104;
const RIGHT_WIDTH: Px = 256;
/** Below, the left panel and the right column are never open together. */
const BOTH_FROM: Px = 1280;
const BOTH_WITH_TABLE_FROM: Px = 1700;
/** Below, a panel is a sheet under the drawing. */
const SIDES_FROM: Px = 1024;

const widthClassNow = (): WidthClass =>
  window.innerWidth >= BOTH_FROM ? 'wide' : window.innerWidth >= SIDES_FROM ? 'medium' : 'narrow';

export type PanelStage = Exclude<Stage, 'summary'>;
export type WorkedOn = PanelStage | 'installation';

/** Open panels by width: both sides, one of them, or a sheet under the drawing. */
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
      // The selection's card uses the right column. The table shows tapped luminaires itself.
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
  const showCard = useEffectEvent(workOnRails);
  useEffect(() => {
    if (selectedStepId) showCard();
  }, [selectedStepId]);

  const panelWidth = isNarrow ? undefined : PANEL_WIDTH + (isTable ? TABLE_MORE : 0);
  const rightWidth = isNarrow ? undefined : RIGHT_WIDTH;
  const isRightOpen = isBillOpen || (hasRightPanel && !isRightFolded);
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
      // On a narrow screen the first tap on the rails stage shows their card, the second its panel.
      if (next === stage) showPanel(!isPanelOpen);
      else if (isNarrow) setPanelOpen(next !== 'rails');
      else showPanel(true);
      setStage(next);
    },
  };
}

export type Folding = ReturnType<typeof useFolding>;
