import type { Point } from '@lumitor/domain/layout/heading';
import { aimedAt } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import type { Plan } from '@lumitor/domain/plan/plan';
import { planNow, type View } from '../../visitor/configuratorStore.ts';
import { holdPieces } from '../../visitor/holdPieces.ts';
import { centreOf, targetOf } from '../../visitor/lightCentre.ts';
import { aimedTo, stopAiming } from '../../visitor/pieces.ts';
import { type Area, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import type { Held } from '../hand/gestures.ts';
import { forwardOnScreen, freeSide, opposite } from './sides.ts';

/** Least distance of the handle from the luminaire, in pixels, so that it can be dragged. */
const LEAST_AWAY = 34;
/** Hit radius of the handle, in pixels. */
const HANDLE = 16;

/** Position of a luminaire's aim handle, in pixels of the area: at its target, or at the least distance. */
export function handleOf(piece: Piece, plan: Plan, view: View, area: Area): ScreenPoint {
  const from = toScreen(piece, view, area);
  const to = toScreen(targetOf(piece, plan), view, area);
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  if (away >= LEAST_AWAY) return to;
  const out = piece.tilt > 1 ? forwardOnScreen(piece, view) : opposite(freeSide(piece, view));
  return { x: from.x + LEAST_AWAY * out.x, y: from.y + LEAST_AWAY * out.y };
}

export const isOnHandle = (piece: Piece, at: ScreenPoint, view: View, area: Area): boolean => {
  const handle = handleOf(piece, planNow(), view, area);
  return Math.hypot(handle.x - at.x, handle.y - at.y) <= HANDLE;
};

/**
 * Aims luminaires at the point under the pointer: on the floor, or beyond a wall at a higher point of that wall.
 * @param from start of the drag
 * @param placeOf point of the plan under the pointer
 */
export function aimByHand(
  pieces: readonly Piece[],
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
): Held {
  const { show, drop, cancel } = holdPieces('aim', pieces);
  // On a wall the handle is nearer than the floor point that it aims at.
  const last = pieces.at(-1) as Piece;
  const start = placeOf(from);
  const plan = planNow();
  const beyond = targetOf(last, plan).isOnWall ? aimedAt(centreOf(last, plan)) : start;
  const grip = { x: beyond.x - start.x, y: beyond.y - start.y };
  return {
    move(at) {
      const { x, y } = placeOf(at);
      show(aimedTo(pieces, { x: x + grip.x, y: y + grip.y }));
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
