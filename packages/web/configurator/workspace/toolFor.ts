import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Px } from '@lumitor/domain/units';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { addNext, moveActiveEnd, selectStep } from '../../visitor/editing.ts';
import { isHiddenNow } from '../../visitor/hiding.ts';
import { toggleRail } from '../../visitor/islands.ts';
import { type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { railsIn } from '../../visitor/selection.ts';
import { nextAxis } from '../canvas/nextAxis.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { endAt, stepAt } from '../hand/hit.ts';
import type { Tool, ToolSurface } from '../hand/tool.ts';
import { wiringTool } from '../installation/wiringTool.ts';
import { luminaireKey } from '../kinds/luminaire/acts.ts';
import { aimTool } from '../kinds/luminaire/aimTool.ts';
import { grabLuminaires, tapLuminaires } from '../kinds/luminaire/luminaireHand.ts';
import { drawOut } from '../kinds/rail/drawOut.ts';
import { boxAroundRails, carryRails } from '../kinds/rail/railHand.ts';
import { drawRun, startRun } from '../kinds/rail/startRail.ts';
import { roomTool } from '../room/roomTool.ts';
import type { FollowedFigure, Work } from './useTool.ts';

const { getState } = configuratorStore;

const figureUnder = (on: Element): FollowedFigure | undefined =>
  on.closest<SVGGElement>('[data-step], [data-distance]')?.dataset;

function hitAt(at: ScreenPoint, { placeOf, pixel }: ToolSurface) {
  const { layout } = planNow();
  if (isHiddenNow('rails')) return { end: null, step: null, layout };
  const geometry = geometryOf(layout);
  const point = placeOf(at);
  return {
    end: endAt(geometry, point, pixel()),
    step: stepAt(geometry, point, pixel())?.step ?? null,
    layout,
  };
}

function isRailAt(at: ScreenPoint, surface: ToolSurface): boolean {
  const { end, step } = hitAt(at, surface);
  return Boolean(end || step);
}

const GHOST_RADIUS: Px = 14;

function isOnGhost(at: ScreenPoint, { view, area }: ToolSurface): boolean {
  const state = getState();
  const ghost = railsIn(state)[0] ? null : nextAxis(currentPlan(state.history), state.next);
  if (!ghost) return false;
  const end = toScreen(ghost.end, view(), area());
  return Math.hypot(end.x - at.x, end.y - at.y) <= GHOST_RADIUS;
}

const isAdding = (isShift: boolean): boolean => isShift || getState().isAddingRails;

function grabRail(at: ScreenPoint, on: Element, surface: ToolSurface, isShift: boolean): Dragged | null {
  const { placeOf, pixel } = surface;
  const { end, step, layout } = hitAt(at, surface);
  const isEmpty = layout.steps.length === 0;
  const isNext = on.closest('button') !== null || (!end && isOnGhost(at, surface));
  if (getState().isStartingRun || (isEmpty && !isNext)) return drawRun(at, surface);
  if (isAdding(isShift)) return boxAroundRails(at, surface);
  const { openEnds } = geometryOf(layout);
  const pulled = isNext ? openEnds.find((open) => sameEnd(open, layout.activeEnd)) : end;
  if (pulled || isEmpty) return drawOut(pulled ?? null, placeOf, pixel);
  return step && carryRails(step.id, at);
}

function tapRails(at: ScreenPoint, isShift: boolean, isDrawing: boolean, surface: ToolSurface): boolean {
  const { end, step, layout } = hitAt(at, surface);
  if (isDrawing && (getState().isStartingRun || (layout.steps.length === 0 && !isOnGhost(at, surface))))
    return startRun(surface.placeOf(at), surface);
  if (isDrawing && isAdding(isShift)) {
    if (step) toggleRail(step.id);
  } else if (end) moveActiveEnd({ stepId: end.stepId, end: end.end });
  else if (!step && isDrawing && isOnGhost(at, surface)) addNext();
  else selectStep(step?.id ?? null);
  return Boolean(end || step);
}

const selecting = (
  act: (() => void) | null,
  { keys }: Pick<Work, 'keys'>,
  onSelected: (isByKey: boolean) => void,
) =>
  act &&
  (() => {
    const before = getState().selection;
    act();
    const { selection } = getState();
    if (selection === before || selection.kind === 'none') return;
    keys.pause();
    onSelected(true);
  });

function planTool(surface: ToolSurface, work: Work): Tool {
  const { workOn, onRails, onLuminaires, onDimension } = work;
  const [isDrawing, isPlacing] = [workOn === 'rails', workOn === 'bindings'];
  return {
    tap(at, on, isShift) {
      const figure = figureUnder(on);
      if (figure) {
        onDimension(figure);
        if (figure.step) onRails();
        return;
      }
      const isForRails = isDrawing && (isAdding(isShift) || getState().isStartingRun);
      const mayTap = !isForRails && !isHiddenNow('luminaires');
      if (mayTap && tapLuminaires(surface.placeOf(at), isShift, isPlacing)) onLuminaires();
      else if (tapRails(at, isShift, isDrawing, surface)) onRails();
    },
    grab(at, on, isShift) {
      if (figureUnder(on)) return null;
      if (isPlacing) return isHiddenNow('luminaires') ? null : grabLuminaires(surface, at, isShift);
      return isDrawing ? grabRail(at, on, surface, isShift) : null;
    },
    hover: (at) => (isDrawing && isOnGhost(at, surface)) || isRailAt(at, surface),
    key: (key, isShift) => (isPlacing && selecting(luminaireKey(key, isShift), work, onLuminaires)) || null,
  };
}

const withTap = (tool: Tool, onTap: () => void): Tool => ({
  ...tool,
  tap(...args) {
    tool.tap(...args);
    onTap();
  },
});

export function toolFor(surface: ToolSurface, work: Work): Tool {
  if (work.workOn === 'room') return roomTool(surface);
  if (work.workOn !== 'installation')
    return getState().isAiming ? withTap(aimTool(surface), work.onLuminaires) : planTool(surface, work);
  const wiring = wiringTool(surface);
  return {
    ...withTap(wiring, work.onWiring),
    hover: (at) => wiring.hover(at) || isRailAt(at, surface),
    key: (key, isShift) => selecting(wiring.key(key, isShift), work, work.onWiring),
  };
}
