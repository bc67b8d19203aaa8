import { stretchPath } from '@lumitor/domain/drawing/stretchPath';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { bodyOf } from '@lumitor/domain/luminaires/body';
import { slotsOf } from '@lumitor/domain/luminaires/sliding';
import { currentPlan } from '@lumitor/domain/plan/history';
import { bodiesNow, useDrawnArrangement } from '../store/arrangement.ts';
import { useConfigurator } from '../store/configuratorStore.ts';
import { useBehindRails } from '../store/painted.ts';
import styles from './Luminaires.module.css';

/** The stretch of the rail along which the one luminaire selected may slide, in centimetres. */
export function SlideMark() {
  const { pieces } = useDrawnArrangement();
  const ids = useConfigurator((state) => state.selectedPieces);
  const [piece, second] = pieces.filter(({ id }) => ids.includes(id));
  const { placed, indexOf } = geometryOf(useBehindRails(({ history }) => currentPlan(history).layout));
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
