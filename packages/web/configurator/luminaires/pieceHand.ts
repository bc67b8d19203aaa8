import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { nearestOnWalls } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { currentPlan } from '@lumitor/domain/plan/history';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { aimPieces, canTilt, selectedNow, selectPieces } from '../../visitor/pieces.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { piecesIn } from '../../visitor/selection.ts';
import type { Held } from '../hand/gestures.ts';
import { endAt, pieceAt } from '../hand/hit.ts';
import { pixelNow, type Surface } from '../hand/tool.ts';
import { aimByHand, isOnHandle } from './aiming.ts';
import { carryPieces } from './carryPieces.ts';
import { drawBox } from './selectionBox.ts';

const { getState, setState } = configuratorStore;

/** Pictures hang with their middle so high, in centimetres: a tap on a wall is meant for them. */
const PICTURE_HEIGHT = 150;
/** So near to a wall, in pixels, a tap is meant for it. */
const NEAR_WALL = 10;

/** The point of a wall that a tap is meant for; null where none is near. */
function wallNear(point: Point, pixel: number): Point | null {
  const { room } = currentPlan(getState().history);
  const on = room && nearestOnWalls(room.outline, point);
  return on && Math.hypot(on.x - point.x, on.y - point.y) <= NEAR_WALL * pixel ? on : null;
}

/** A tap on a luminaire selects it; with Shift it comes to those selected, or leaves them. */
export function tapOn(piece: Piece, isShift: boolean): void {
  const selected = piecesIn(getState());
  const isSelected = selected.includes(piece.id);
  if (!isShift) selectPieces([piece.id]);
  else if (isSelected) selectPieces(selected.filter((id) => id !== piece.id));
  else selectPieces([...selected, piece.id]);
}

/**
 * A tap on the plan, as far as it is about luminaires: it selects one, adds one (Shift), or aims those selected.
 * @param isWorkedOn whether luminaires are what is worked on; otherwise an open end under the tap goes first
 * @returns whether it was
 */
export function tapPieces(point: Point, isShift: boolean, isWorkedOn: boolean): boolean {
  const { isAiming, history } = getState();
  if (isAiming) {
    const wall = wallNear(point, pixelNow());
    aimPieces(selectedNow(), wall ?? point, wall ? PICTURE_HEIGHT : 0);
    setState({ isAiming: false });
    return true;
  }
  const piece = pieceAt(arrangementNow().pieces, point, pixelNow());
  if (!piece) {
    const isDeselecting = isWorkedOn && piecesIn(getState()).length > 0;
    if (isDeselecting && !isShift) selectPieces([]);
    return isDeselecting;
  }
  if (!isWorkedOn && endAt(geometryOf(currentPlan(history).layout), point, pixelNow())) return false;
  tapOn(piece, isShift);
  return true;
}

/** What a press takes into the hand where luminaires are worked on: the handle that aims, a luminaire, or a box. */
export function grabPieces({ area, view, placeOf }: Surface, at: ScreenPoint, isShift: boolean): Held | null {
  const selected = selectedNow();
  const last = selected.at(-1);
  if (last && canTilt(last) && isOnHandle(last, at, view(), area())) return aimByHand(selected, at, placeOf);
  // The next tap is where those selected are to shine, whatever hangs there.
  if (getState().isAiming) return null;
  const piece = pieceAt(arrangementNow().pieces, placeOf(at), pixelNow());
  if (!piece) return isShift ? drawBox(at, placeOf) : null;
  if (isShift) return null;
  const isSelected = selected.some(({ id }) => id === piece.id);
  if (!isSelected) selectPieces([piece.id]);
  return carryPieces(piece, isSelected ? selected : [piece], at, placeOf, pixelNow);
}
