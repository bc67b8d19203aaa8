import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Drawing } from '@lumitor/domain/kinds/rail/drawing';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { directionOf } from '@lumitor/domain/math/direction';
import type { View } from '../../../visitor/configuratorStore.ts';
import { drawingNow } from '../../../visitor/derived.ts';
import { rotated, type ScreenPoint } from '../../../visitor/projection.ts';

export const oppositeSide = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -x, y: -y });

export const forwardOnScreen = (luminaire: Luminaire, view: View): ScreenPoint =>
  directionOf(luminaire.heading + luminaire.turn + view.rotate);

const asides = new WeakMap<Drawing, ReadonlyMap<string, Point>>();

function asideOf(stepId: string): Point | undefined {
  const drawing = drawingNow();
  let known = asides.get(drawing);
  if (!known) {
    known = new Map(
      drawing.primitives.flatMap((primitive) =>
        primitive.kind === 'label' ? [[primitive.stepId, primitive.aside] as const] : [],
      ),
    );
    asides.set(drawing, known);
  }
  return known.get(stepId);
}

/** Side for marks: away from the aim, else from the label of the rail's length. */
export function freeSide(luminaire: Luminaire, view: View): ScreenPoint {
  const right = directionOf(luminaire.heading + view.rotate + 90);
  const forward = forwardOnScreen(luminaire, view);
  const shines = luminaire.tilt > 1 ? right.x * forward.x + right.y * forward.y : 0;
  if (Math.abs(shines) > 0.1) return shines > 0 ? oppositeSide(right) : right;
  const aside = rotated(asideOf(luminaire.stepId) ?? { x: 0, y: -1 }, view.rotate);
  return right.x * aside.x + right.y * aside.y < 0 ? right : oppositeSide(right);
}
