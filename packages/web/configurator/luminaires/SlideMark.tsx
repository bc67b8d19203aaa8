import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { slotsOf } from '@lumitor/domain/luminaires/sliding';
import { bodiesNow, useArrangement } from '../store/arrangement.ts';
import { useLayout } from '../store/configuratorStore.ts';
import { useSelectedPieces } from '../store/pieces.ts';
import styles from './Luminaires.module.css';

/** A stretch of a bend is drawn in so many pieces. */
const PIECES = 12;

function stretchPath(axis: Axis, from: number, to: number): string {
  if (from === 0 && to === axis.length) return axisPath(axis);
  const count = axis.kind === 'line' ? 1 : PIECES;
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = pointAt(axis, from + ((to - from) * index) / count);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('');
}

/** The stretch of the rail along which the one luminaire selected may slide, in centimetres. */
export function SlideMark() {
  const [piece, second] = useSelectedPieces();
  const { pieces } = useArrangement();
  const { placed, indexOf } = geometryOf(useLayout());
  const rail = piece && placed[indexOf.get(piece.stepId) ?? -1];
  if (!piece || !rail || second) return null;
  const bodies = bodiesNow();
  const others = pieces.filter(({ id }) => id !== piece.id);
  const slot = slotsOf(rail, others, bodyOf(bodies, piece.bindingId), bodies).find(
    ({ from, to }) => piece.at >= from - 1 && piece.at <= to + 1,
  );
  if (!slot) return null;
  return <path className={styles.slide} d={stretchPath(rail.axis, slot.from, slot.to)} />;
}
