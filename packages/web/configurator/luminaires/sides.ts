import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import type { ScreenPoint } from '../canvas/projection.ts';
import type { View } from '../store/configuratorStore.ts';

/** A direction on the screen, of length 1. */
const toward = (degrees: number): ScreenPoint => ({
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
});

export const opposite = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -x, y: -y });

/** To where a luminaire is turned. */
export const forwardOnScreen = (piece: Piece, view: View): ScreenPoint =>
  toward(piece.heading + piece.turn + view.rotate);

/** Across the rail, to the side where its number and its gaps stand: not where it shines, else below or to the left. */
export function freeSide(piece: Piece, view: View): ScreenPoint {
  const right = toward(piece.heading + view.rotate + 90);
  const forward = forwardOnScreen(piece, view);
  const shines = piece.tilt > 1 ? right.x * forward.x + right.y * forward.y : 0;
  if (Math.abs(shines) > 0.1) return shines > 0 ? opposite(right) : right;
  return right.y - right.x / 2 > 0 ? right : opposite(right);
}
