import type { Point } from '@lumitor/domain/layout/heading';
import { geometryOf } from '@lumitor/domain/layout/layout';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { selectedNow, selectPieces } from '../../visitor/pieces.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { piecesIn } from '../../visitor/selected.ts';
import type { Held } from '../hand/gestures.ts';
import { endAt } from '../hand/hit.ts';
import { pieceAt } from '../hand/pieceHit.ts';
import { drawBox, isWithin } from '../hand/selectionBox.ts';
import { pixelNow, type Surface } from '../hand/tool.ts';
import { handleUnder } from './aimTool.ts';
import { carryPieces } from './carryPieces.ts';

const { getState } = configuratorStore;

/** Selects the tapped luminaire; with Shift toggles it in the selection. */
export function tapOn(piece: Piece, isShift: boolean): void {
  const selected = piecesIn(getState());
  const isSelected = selected.includes(piece.id);
  if (!isShift) selectPieces([piece.id]);
  else if (isSelected) selectPieces(selected.filter((id) => id !== piece.id));
  else selectPieces([...selected, piece.id]);
}

/**
 * Handles a tap that concerns luminaires: selects one or, with Shift, adds it.
 * @param isWorkedOn luminaires are the subject; otherwise an open end under the tap takes precedence
 * @returns whether the tap was handled
 */
export function tapPieces(point: Point, isShift: boolean, isWorkedOn: boolean): boolean {
  const piece = pieceAt(arrangementNow().pieces, point, pixelNow());
  if (!piece) {
    const isDeselecting = isWorkedOn && piecesIn(getState()).length > 0;
    if (isDeselecting && !isShift) selectPieces([]);
    return isDeselecting;
  }
  if (!isWorkedOn && endAt(geometryOf(planNow().layout), point, pixelNow())) return false;
  tapOn(piece, isShift);
  return true;
}

/** Selection box that adds luminaires whose middle lies inside. */
function boxAround(at: ScreenPoint, placeOf: Surface['placeOf']): Held {
  const before = piecesIn(getState());
  return drawBox(at, placeOf, (a, b) => {
    const within = arrangementNow().pieces.filter((piece) => isWithin(piece, a, b));
    selectPieces([...new Set([...before, ...within.map(({ id }) => id)])]);
  });
}

/** Drag of a press while luminaires are edited: the aim handle, a luminaire, or a selection box. */
export function grabPieces(surface: Surface, at: ScreenPoint, isShift: boolean): Held | null {
  const handle = handleUnder(surface, at);
  if (handle) return handle;
  const { placeOf } = surface;
  const piece = pieceAt(arrangementNow().pieces, placeOf(at), pixelNow());
  if (!piece) return isShift ? boxAround(at, placeOf) : null;
  if (isShift) return null;
  const selected = selectedNow();
  const isSelected = selected.some(({ id }) => id === piece.id);
  if (!isSelected) selectPieces([piece.id]);
  return carryPieces(piece, isSelected ? selected : [piece], at, placeOf, pixelNow);
}
