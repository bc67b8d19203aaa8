import { findPlaced } from '@lumitor/domain/layout/geometry';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { usePainted } from '../../visitor/painted.ts';
import { stepIn } from '../../visitor/selection.ts';
import card from '../WorkCard.module.css';
import StepEditor from './StepEditor.tsx';

/** Card of the selected rail. */
export default function RailCard({ onDone }: { onDone: () => void }) {
  const selected = usePainted(({ history, selection }) => {
    const { layout } = currentPlan(history);
    return findPlaced(geometryOf(layout), stepIn({ selection }) ?? '')?.step ?? null;
  });
  return (
    selected && (
      <div className={card.column}>
        <StepEditor key={selected.id} step={selected} onDone={onDone} />
      </div>
    )
  );
}
