import type { Point } from '@lumitor/domain/layout/heading';
import { aimedAt } from '@lumitor/domain/luminaires/aim';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { centreOf } from '../../visitor/lightCentre.ts';
import {
  aimPieces,
  duplicatePieces,
  giveBackPieces,
  removePieces,
  selectAllPieces,
  selectedNow,
  selectPieces,
  slidePieces,
  stepSelection,
} from '../../visitor/pieces.ts';
import { ARROWS, onDrawing, SLIDE, wayAlong } from '../hand/arrows.ts';

const { getState, setState } = configuratorStore;

/** Centimetres of one press, and with Shift. */
const AIM = { fine: 10, coarse: 50 };

/** Along its rail to where an arrow points on the plan; not where it points across it. */
function slide(pieces: readonly Piece[], way: Point, by: number): void {
  const moves = pieces.flatMap((piece) => {
    const along = wayAlong(piece.heading, way);
    return along === 0 ? [] : [{ piece, by: along * by }];
  });
  if (moves.length > 0) slidePieces(moves);
}

function moveAim(pieces: readonly Piece[], way: Point, by: number): void {
  const last = pieces.at(-1);
  if (!last) return;
  const { x, y } = aimedAt(centreOf(last));
  aimPieces(pieces, { x: x + way.x * by, y: y + way.y * by }, 0, 'aimByKeys');
}

/**
 * What a key does to luminaires while they are worked on; null for every key that is not theirs.
 * @param onPlan to where an arrow of the screen leads on the plan
 */
export function pieceKey(key: string, isShift: boolean, onPlan = onDrawing): (() => void) | null {
  const pieces = selectedNow();
  if (key === '[' || key === ']') return () => stepSelection(key === ']' ? 1 : -1);
  if (key === '*') return selectAllPieces;
  if (pieces.length === 0) return null;
  const arrow = ARROWS[key];
  const { isAiming } = getState();
  if (arrow) {
    const step = isAiming ? AIM : SLIDE;
    const by = isShift ? step.coarse : step.fine;
    const way = onPlan(arrow);
    return () => (isAiming ? moveAim(pieces, way, by) : slide(pieces, way, by));
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return () => removePieces(pieces);
    case 'Escape':
      return () => (isAiming ? setState({ isAiming: false }) : selectPieces([]));
    case 'Enter':
      return isAiming ? () => setState({ isAiming: false }) : null;
  }
  switch (key.toLowerCase()) {
    case 'a':
      return () => setState({ isAiming: !isAiming });
    case 'd':
      return () => duplicatePieces(pieces);
    case 'g':
      return () => giveBackPieces(pieces);
  }
  return null;
}
