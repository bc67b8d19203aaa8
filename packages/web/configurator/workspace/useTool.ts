import { geometryOf } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useMemo, useRef } from 'react';
import { loadLater } from '../../ui/later.tsx';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { addNext, moveActiveEnd, selectStep } from '../../visitor/editing.ts';
import { type Area, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { stepIn } from '../../visitor/selection.ts';
import { nextAxis } from '../canvas/nextAxis.ts';
import type { Held } from '../hand/gestures.ts';
import { endAt, stepAt } from '../hand/hit.ts';
import { type Surface, surfaceOf, type Tool } from '../hand/tool.ts';
import type { WorkedOn } from '../useFolding.ts';

type Hands = typeof import('./hands.ts');
let hands: Hands | null = null;

/** What takes something into the hand comes after what is drawn. */
const loadHands = loadLater(async (): Promise<Hands> => {
  hands ??= await import('./hands.ts');
  return hands;
});

export interface Work {
  workOn: WorkedOn;
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
function hitAt(at: ScreenPoint, { placeOf, pixel }: Surface) {
  const { layout } = planNow();
  const geometry = geometryOf(layout);
  const point = placeOf(at);
  return {
    end: endAt(geometry, point, pixel()),
    step: stepAt(geometry, point, pixel())?.step ?? null,
    layout,
  };
}

function isRailAt(at: ScreenPoint, surface: Surface): boolean {
  const { end, step } = hitAt(at, surface);
  return Boolean(end || step);
}

/** How near to the dashed end of the next rail a press is meant for it, in pixels. */
const GHOST_RADIUS = 14;

/** Whether a press is meant for the dashed end of the next rail: it draws that rail, as the plus does. */
function isOnGhost(at: ScreenPoint, { view, area }: Surface): boolean {
  const state = configuratorStore.getState();
  const ghost = stepIn(state) ? null : nextAxis(currentPlan(state.history), state.next);
  if (!ghost) return false;
  const end = toScreen(ghost.end, view(), area());
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

/** Takes a rail: one is drawn out of an end, and a run of rails whose rail is selected is carried. */
function grabRail(at: ScreenPoint, on: Element, surface: Surface): Held | null {
  const { placeOf, pixel } = surface;
  const { end, step, layout } = hitAt(at, surface);
  const isNext = on.closest('button') !== null || (!end && isOnGhost(at, surface));
  const grabbed = ({ drawOut, carryIsland, startOf }: Hands): Held | null => {
    if (layout.steps.length === 0) return isNext ? drawOut(null, placeOf, pixel) : null;
    const { openEnds, islands } = geometryOf(layout);
    const state = configuratorStore.getState();
    const { room, underlay } = currentPlan(state.history);
    const pulled = isNext ? openEnds.find((open) => sameEnd(open, layout.activeEnd)) : end;
    if (pulled) return drawOut(pulled, placeOf, pixel);
    const startId = step && (islands > 1 || room || underlay) ? startOf(layout, step.id) : null;
    return startId && step?.id === stepIn(state) ? carryIsland(startId, at) : null;
  };
  if (hands) return grabbed(hands);
  // An end is pulled in any case; what else is under the hand cannot be told yet.
  return isNext || end ? heldLater(loadHands().then(grabbed)) : null;
}

/** The hand on rails and luminaires: a tap selects, a pull draws a rail out of an end or carries something. */
function planTool(surface: Surface, { workOn, onRails, onPieces, onDimension }: Work): Tool {
  const [isDrawing, isPlacing] = [workOn === 'rails', workOn === 'bindings'];
  return {
    tap(at, on, isShift) {
      const dimensioned = stepOfLabel(on);
      if (!dimensioned && hands?.tapPieces(surface.placeOf(at), isShift, isPlacing)) return onPieces();
      const { end, step } = hitAt(at, surface);
      if (dimensioned) onDimension(dimensioned);
      else if (end) moveActiveEnd({ stepId: end.stepId, end: end.end });
      else if (!step && isDrawing && isOnGhost(at, surface)) addNext();
      else selectStep(step?.id ?? null);
      if (dimensioned || end || step) onRails();
    },
    grab(at, on, isShift) {
      if (stepOfLabel(on)) return null;
      if (hands && isPlacing) return hands.grabPieces(surface, at, isShift);
      return isDrawing ? grabRail(at, on, surface) : null;
    },
    hover: (at) => (isDrawing && isOnGhost(at, surface)) || isRailAt(at, surface),
    key: (key, isShift) => (isPlacing && hands?.pieceKey(key, isShift)) || null,
  };
}

/** What has the hand until its code has come. */
const IDLE: Tool = { tap: () => {}, grab: () => null, hover: () => false, key: () => null };

/** Keys that draw a room: none of them is for the rails while the code for the room is on its way. */
const DRAWS_ROOM = /^(Arrow.*|Enter|Escape|Backspace|Delete| )$/;

/** The room's until its code has come: keys wait for it, one after the other. */
const awaitedRoom = (surface: Surface): Tool => ({
  ...IDLE,
  key: (key, isShift) =>
    DRAWS_ROOM.test(key)
      ? () =>
          void loadHands().then(
            ({ roomTool }) => roomTool(surface).key(key, isShift)?.(),
            () => {},
          )
      : null,
});

/** A tool whose taps lead on to what they were about. */
const then = (tool: Tool, onTap: () => void): Tool => ({
  ...tool,
  tap(...how) {
    tool.tap(...how);
    onTap();
  },
});

/** The tool that has the hand and the keys at this moment. */
export function useTool(area: Area, work: Work): () => Tool {
  const live = useRef(area);
  live.current = area;
  const surface = useMemo(() => surfaceOf(() => live.current), []);
  return () => {
    if (configuratorStore.getState().isSeenOnly) return IDLE;
    if (work.workOn === 'room') return (hands?.roomTool ?? awaitedRoom)(surface);
    if (work.workOn !== 'installation') {
      const aims = configuratorStore.getState().isAiming ? hands?.aimTool(surface) : undefined;
      return aims ? then(aims, work.onPieces) : planTool(surface, work);
    }
    const wiring = hands?.wiringTool(surface);
    if (!wiring) return IDLE;
    return {
      ...then(wiring, work.onWiring),
      hover: (at) => wiring.hover(at) || isRailAt(at, surface),
    };
  };
}
