import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { useConfigurator, usePlan } from '../../../visitor/configuratorStore.ts';
import { railsIn } from '../../../visitor/selection.ts';
import card from '../../WorkCard.module.css';
import { RailsEditor } from './RailsEditor.tsx';
import StepEditor from './StepEditor.tsx';

export default function RailCard({ onDone }: { onDone: () => void }) {
  const plan = usePlan();
  const ids = railsIn({ selection: useConfigurator((state) => state.selection) });
  const [first, ...others] = plan.layout.steps.filter(({ id }) => ids.includes(id));
  if (!first) return null;
  if (others.length > 0) return <RailsEditor plan={plan} steps={[first, ...others]} onDone={onDone} />;
  const placed = findPlaced(geometryOf(plan.layout), first.id);
  if (!placed) return null;
  return (
    <div className={card.column}>
      <StepEditor key={first.id} placed={placed} onDone={onDone} />
    </div>
  );
}
