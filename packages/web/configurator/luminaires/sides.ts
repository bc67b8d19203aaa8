import type { Drawing } from '@lumitor/domain/drawing/drawing';
import type { Point } from '@lumitor/domain/layout/heading';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { directionOf } from '@lumitor/domain/math/direction';
import type { View } from '../../visitor/configuratorStore.ts';
import { drawingNow } from '../../visitor/derived.ts';
import { rotated, type ScreenPoint } from '../../visitor/projection.ts';

export const opposite = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -x, y: -y });

/** Direction of a luminaire's aim on the screen. */
export const forwardOnScreen = (piece: Piece, view: View): ScreenPoint =>
  directionOf(piece.heading + piece.turn + view.rotate);

const asides = new WeakMap<Drawing, ReadonlyMap<string, Point>>();

/** Side of a rail where its length is shown, as a direction on the plan. */
function asideOf(stepId: string): Point | undefined {
  const drawing = drawingNow();
  let known = asides.get(drawing);
  if (!known) {
    known = new Map(
      drawing.primitives.flatMap((one) => (one.kind === 'label' ? [[one.stepId, one.aside] as const] : [])),
    );
    asides.set(drawing, known);
  }
  return known.get(stepId);
}

/** Side of the rail for a luminaire's number and gaps: away from its aim and from the rail's length. */
export function freeSide(piece: Piece, view: View): ScreenPoint {
  const right = directionOf(piece.heading + view.rotate + 90);
  const forward = forwardOnScreen(piece, view);
  const shines = piece.tilt > 1 ? right.x * forward.x + right.y * forward.y : 0;
  if (Math.abs(shines) > 0.1) return shines > 0 ? opposite(right) : right;
  const aside = rotated(asideOf(piece.stepId) ?? { x: 0, y: -1 }, view.rotate);
  return right.x * aside.x + right.y * aside.y < 0 ? right : opposite(right);
}
