import { usePainted, usePaintedPlan } from '../../visitor/painted.ts';
import { railsIn } from '../../visitor/selection.ts';
import card from '../WorkCard.module.css';
import { RailsEditor } from './RailsEditor.tsx';
import StepEditor from './StepEditor.tsx';

/** Card of the selected rail, or of several. */
export default function RailCard({ onDone }: { onDone: () => void }) {
  const plan = usePaintedPlan();
  const ids = railsIn({ selection: usePainted((state) => state.selection) });
  const [first, ...others] = plan.layout.steps.filter(({ id }) => ids.includes(id));
  if (!first) return null;
  if (others.length > 0) return <RailsEditor plan={plan} steps={[first, ...others]} onDone={onDone} />;
  return (
    <div className={card.column}>
      <StepEditor key={first.id} step={first} onDone={onDone} />
    </div>
  );
}
