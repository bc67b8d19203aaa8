import { geometryOf } from '@lumitor/domain/layout/layout';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { slotsOf } from '@lumitor/domain/luminaires/sliding';
import { stretchPath } from '../canvas/stretchPath.ts';
import { bodiesNow, useArrangement } from '../store/arrangement.ts';
import { useLayout } from '../store/configuratorStore.ts';
import { useSelectedPieces } from '../store/pieces.ts';
import styles from './Luminaires.module.css';

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
