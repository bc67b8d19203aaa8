import { geometryOf } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useEffect, useRef } from 'react';
import { configuratorStore, type View } from '../store/configuratorStore.ts';
import { moveActiveEnd, selectStep } from '../store/editing.ts';
import type { GestureTarget } from './gestures.ts';
import { endAt, stepAt } from './hit.ts';
import { loadIslands } from './keys.ts';
import { stepOfLabel } from './Labels.tsx';
import { type Area, SCALE, type ScreenPoint, toLayout } from './projection.ts';

const loadPieceHand = () => import('../luminaires/pieceHand.ts');

const loadHeld = async () => {
  const [{ drawOut }, { carryIsland }, { startOf }, pieceHand] = await Promise.all([
    import('./drawOut.ts'),
    import('./carryIsland.ts'),
    loadIslands(),
    loadPieceHand(),
  ]);
  return { drawOut, carryIsland, startOf, pieceHand };
};

export interface HandTarget {
  /** Whether rails are what is worked on: they can be drawn and carried. */
  isDrawing: boolean;
  /** Whether luminaires are. */
  isPlacing: boolean;
  /** A rail or an end is to be worked on. */
  onRails: () => void;
  /** A luminaire is. */
  onPieces: () => void;
  /** The length of a step is to be typed where it stands. */
  onDimension: (stepId: string) => void;
}

/** What is under a point of the area: an end that can be made active, and a step. */
export function hitAt(at: ScreenPoint, view: View, area: Area) {
  const { layout } = currentPlan(configuratorStore.getState().history);
  const geometry = geometryOf(layout);
  const point = toLayout(at, view, area);
  const pixel = 1 / (SCALE * view.zoom);
  return { end: endAt(geometry, point, pixel), step: stepAt(geometry, point, pixel)?.step ?? null, layout };
}

/** What a hand does to what is drawn: a tap selects, a pull draws a rail out of an end or carries a run. */
export function useHand(
  area: Area,
  target: HandTarget,
): Pick<GestureTarget, 'tap' | 'grab'> & {
  /** What a key does to luminaires; null where it is not theirs. */
  pieceKey: (key: string, isShift: boolean) => (() => void) | null;
} {
  const held = useRef<Awaited<ReturnType<typeof loadHeld>> | null>(null);
  useEffect(() => {
    loadHeld().then(
      (loaded) => {
        held.current = loaded;
      },
      () => {},
    );
  }, []);
  // What docks with a selection changes the area while the hand holds something.
  const live = useRef(area);
  live.current = area;
  const viewNow = () => configuratorStore.getState().view;
  return {
    pieceKey: (key, isShift) => held.current?.pieceHand.pieceKey(key, isShift) ?? null,
    tap(at, on, isShift) {
      const dimensioned = stepOfLabel(on);
      if (!dimensioned && held.current?.pieceHand.tapPieces(at, area, isShift, target.isPlacing))
        return target.onPieces();
      const { end, step } = hitAt(at, viewNow(), area);
      if (dimensioned) target.onDimension(dimensioned);
      else if (end) moveActiveEnd({ stepId: end.stepId, end: end.end });
      else selectStep(step?.id ?? null);
      if (dimensioned || end || step) target.onRails();
    },
    grab(at, on, isShift) {
      if (!held.current || stepOfLabel(on)) return null;
      if (target.isPlacing) return held.current.pieceHand.grabPieces(at, () => live.current, isShift);
      if (!target.isDrawing) return null;
      const { drawOut, carryIsland, startOf } = held.current;
      const placeOf = (point: ScreenPoint) => toLayout(point, viewNow(), area);
      const pixel = () => 1 / (SCALE * viewNow().zoom);
      const { end, step, layout } = hitAt(at, viewNow(), area);
      const isPlus = on.closest('button') !== null;
      if (layout.steps.length === 0) return isPlus ? drawOut(null, placeOf, pixel) : null;
      const { openEnds, islands } = geometryOf(layout);
      const { room, underlay } = currentPlan(configuratorStore.getState().history);
      const pulled = isPlus ? openEnds.find((open) => sameEnd(open, layout.activeEnd)) : end;
      if (pulled) return drawOut(pulled, placeOf, pixel);
      const startId = step && (islands > 1 || room || underlay) ? startOf(layout, step.id) : null;
      const isSelected = step && step.id === configuratorStore.getState().selectedStepId;
      return startId && isSelected ? carryIsland(startId, at) : null;
    },
  };
}
