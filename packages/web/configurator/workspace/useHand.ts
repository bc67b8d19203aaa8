import { geometryOf } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useEffect, useRef } from 'react';
import { configuratorStore, type View } from '../../visitor/configuratorStore.ts';
import { addNext, moveActiveEnd, selectStep } from '../../visitor/editing.ts';
import { type Area, SCALE, type ScreenPoint, toLayout, toScreen } from '../../visitor/projection.ts';
import { stepIn } from '../../visitor/selection.ts';
import { nextAxis } from '../canvas/nextAxis.ts';
import type { GestureTarget, Held } from '../hand/gestures.ts';
import { endAt, stepAt } from '../hand/hit.ts';
import { loadIslands } from '../rails/keys.ts';

const loadPieceHand = () => import('../luminaires/pieceHand.ts');
const loadWiringHand = () => import('../installation/wiringHand.ts');

const loadHeld = async () => {
  const [{ drawOut }, { carryIsland }, { startOf }, pieceHand, wiringHand] = await Promise.all([
    import('../rails/drawOut.ts'),
    import('../rails/carryIsland.ts'),
    loadIslands(),
    loadPieceHand(),
    loadWiringHand(),
  ]);
  return { drawOut, carryIsland, startOf, pieceHand, wiringHand };
};

type Hand = Awaited<ReturnType<typeof loadHeld>>;

export interface HandTarget {
  /** Whether rails are what is worked on: they can be drawn and carried. */
  isDrawing: boolean;
  /** Whether luminaires are. */
  isPlacing: boolean;
  /** Whether the installation is. */
  isWiring: boolean;
  /** A rail or an end is to be worked on. */
  onRails: () => void;
  /** A luminaire is. */
  onPieces: () => void;
  /** Something of the installation is. */
  onWiring: () => void;
  /** The length of a step is to be typed where it stands. */
  onDimension: (stepId: string) => void;
}

/** The step whose length a part of the drawing is; undefined where it is none. */
const stepOfLabel = (on: Element): string | undefined => on.closest<SVGGElement>('[data-step]')?.dataset.step;

/** What is under a point of the area: an end that can be made active, and a step. */
export function hitAt(at: ScreenPoint, view: View, area: Area) {
  const { layout } = currentPlan(configuratorStore.getState().history);
  const geometry = geometryOf(layout);
  const point = toLayout(at, view, area);
  const pixel = 1 / (SCALE * view.zoom);
  return { end: endAt(geometry, point, pixel), step: stepAt(geometry, point, pixel)?.step ?? null, layout };
}

/** How near to the dashed end of the next rail a press is meant for it, in pixels. */
const GHOST_RADIUS = 14;

/** Whether a press is meant for the dashed end of the next rail: it draws that rail, as the plus does. */
function isOnGhost(at: ScreenPoint, view: View, area: Area): boolean {
  const state = configuratorStore.getState();
  const { history, next } = state;
  const ghost = stepIn(state) ? null : nextAxis(currentPlan(history), next);
  if (!ghost) return false;
  const end = toScreen(ghost.end, view, area);
  return Math.hypot(end.x - at.x, end.y - at.y) <= GHOST_RADIUS;
}

/** What was taken before the code that carries it was there: it follows the hand once that has come. */
function heldLater(coming: Promise<Held | null>): Held {
  const later = (act: (held: Held) => void) =>
    void coming.then(
      (held) => held && act(held),
      () => {},
    );
  return {
    move: (at, isFree) => later((held) => held.move(at, isFree)),
    drop: () => later((held) => held.drop()),
    cancel: () => later((held) => held.cancel()),
  };
}

/** What a hand does to what is drawn: a tap selects, a pull draws a rail out of an end or carries a run. */
export function useHand(
  area: Area,
  target: HandTarget,
): Pick<GestureTarget, 'tap' | 'grab'> & {
  /** What a key does to what is worked on; null where it is the drawing's. */
  key: (key: string, isShift: boolean) => (() => void) | null;
  /** Whether something that is worked on is under the hand besides rails and ends. */
  isOver: (at: ScreenPoint) => boolean;
} {
  const held = useRef<Hand | null>(null);
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
    key(key, isShift) {
      if (target.isWiring) return held.current?.wiringHand.wiringKey(key, isShift) ?? null;
      return (target.isPlacing && held.current?.pieceHand.pieceKey(key, isShift)) || null;
    },
    isOver: (at) =>
      target.isWiring
        ? held.current?.wiringHand.isWiringAt(at, area) === true
        : target.isDrawing && isOnGhost(at, viewNow(), area),
    tap(at, on, isShift) {
      if (target.isWiring) {
        held.current?.wiringHand.tapWiring(at, area);
        return target.onWiring();
      }
      const dimensioned = stepOfLabel(on);
      if (!dimensioned && held.current?.pieceHand.tapPieces(at, area, isShift, target.isPlacing))
        return target.onPieces();
      const { end, step } = hitAt(at, viewNow(), area);
      if (dimensioned) target.onDimension(dimensioned);
      else if (end) moveActiveEnd({ stepId: end.stepId, end: end.end });
      else if (!step && target.isDrawing && isOnGhost(at, viewNow(), area)) addNext();
      else selectStep(step?.id ?? null);
      if (dimensioned || end || step) target.onRails();
    },
    grab(at, on, isShift) {
      if (stepOfLabel(on)) return null;
      const { end, step, layout } = hitAt(at, viewNow(), area);
      const isNext = on.closest('button') !== null || (!end && isOnGhost(at, viewNow(), area));
      const grabbed = ({ drawOut, carryIsland, startOf, pieceHand, wiringHand }: Hand): Held | null => {
        if (target.isWiring) return wiringHand.grabFeed(at, () => live.current);
        if (target.isPlacing || configuratorStore.getState().isAiming)
          return pieceHand.grabPieces(at, () => live.current, isShift);
        if (!target.isDrawing) return null;
        const placeOf = (point: ScreenPoint) => toLayout(point, viewNow(), area);
        const pixel = () => 1 / (SCALE * viewNow().zoom);
        if (layout.steps.length === 0) return isNext ? drawOut(null, placeOf, pixel) : null;
        const { openEnds, islands } = geometryOf(layout);
        const { room, underlay } = currentPlan(configuratorStore.getState().history);
        const pulled = isNext ? openEnds.find((open) => sameEnd(open, layout.activeEnd)) : end;
        if (pulled) return drawOut(pulled, placeOf, pixel);
        const startId = step && (islands > 1 || room || underlay) ? startOf(layout, step.id) : null;
        const isSelected = step && step.id === stepIn(configuratorStore.getState());
        return startId && isSelected ? carryIsland(startId, at) : null;
      };
      if (held.current) return grabbed(held.current);
      // An end is pulled in any case; what else is under the hand cannot be told yet.
      return target.isDrawing && (isNext || end) ? heldLater(loadHeld().then(grabbed)) : null;
    },
  };
}
