import { aimedAt } from '@lumitor/domain/kinds/luminaire/aim';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Px } from '@lumitor/domain/units';
import { planNow, type View } from '../../../visitor/configuratorStore.ts';
import { dragLuminaires } from '../../../visitor/dragLuminaires.ts';
import { centreOf, targetOf } from '../../../visitor/lightCentre.ts';
import { aimedTo, stopAiming } from '../../../visitor/luminaires.ts';
import { type CanvasArea, type ScreenPoint, toScreen } from '../../../visitor/projection.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { forwardOnScreen, freeSide, oppositeSide } from './sides.ts';

const LEAST_AWAY: Px = 34;
const HANDLE_RADIUS: Px = 16;

/** Handle at the lit point, but far enough from the luminaire to be grabbed. */
export function handleOf(luminaire: Luminaire, plan: Plan, view: View, area: CanvasArea): ScreenPoint {
  const from = toScreen(luminaire, view, area);
  const to = toScreen(targetOf(luminaire, plan), view, area);
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  if (away >= LEAST_AWAY) return to;
  const out = luminaire.tilt > 1 ? forwardOnScreen(luminaire, view) : oppositeSide(freeSide(luminaire, view));
  return { x: from.x + LEAST_AWAY * out.x, y: from.y + LEAST_AWAY * out.y };
}

export const isOnHandle = (luminaire: Luminaire, at: ScreenPoint, view: View, area: CanvasArea): boolean => {
  const handle = handleOf(luminaire, planNow(), view, area);
  return Math.hypot(handle.x - at.x, handle.y - at.y) <= HANDLE_RADIUS;
};

/** Floor, or a higher point on a wall. */
export function aimByHand(
  luminaires: readonly Luminaire[],
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
): Dragged {
  const { show, drop, cancel } = dragLuminaires('aim', luminaires);
  const last = luminaires.at(-1) as Luminaire;
  const start = placeOf(from);
  const plan = planNow();
  const beyond = targetOf(last, plan).isOnWall ? aimedAt(centreOf(last, plan)) : start;
  const grip = { x: beyond.x - start.x, y: beyond.y - start.y };
  return {
    move(at) {
      const { x, y } = placeOf(at);
      show(aimedTo(luminaires, { x: x + grip.x, y: y + grip.y }));
    },
    drop() {
      drop();
      stopAiming();
    },
    cancel() {
      cancel();
      stopAiming();
    },
  };
}
