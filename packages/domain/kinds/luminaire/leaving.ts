import type { Chosen } from '../../plan/choices.ts';
import type { Plan } from '../../plan/plan.ts';
import type { LayoutEdit } from '../rail/edit.ts';
import { removedWith } from '../rail/removeStep.ts';
import { arrange } from './arrangement.ts';
import type { Bodies } from './body.ts';

/** Placements to remove when the quantity falls below their number: those put last (D43). */
export function leaving(plan: Plan, bodies: Bodies, bindingId: string, quantity: number): string[] {
  const { luminaires } = arrange(plan, bodies);
  return luminaires
    .filter((luminaire) => luminaire.isPlaced && luminaire.bindingId === bindingId)
    .slice(Math.max(0, quantity))
    .map(({ id }) => id);
}

type Removal = Extract<LayoutEdit, { kind: 'remove' | 'removeLast' }>;

/** Luminaires put by hand on removed rails are removed (D43). */
export function withLuminairesLeaving<Edit extends Removal>(plan: Plan, bodies: Bodies, edit: Edit): Edit {
  const { steps } = plan.layout;
  const gone = removedWith(steps, edit.kind === 'remove' ? edit : { stepId: steps.at(-1)?.id ?? '' });
  if (!plan.placements.some(({ stepId }) => gone.has(stepId))) return edit;
  const leaving = arrange(plan, bodies).luminaires.filter((one) => one.isPlaced && gone.has(one.stepId));
  const quantities = plan.choices.bindings.flatMap(({ id, quantity }): Chosen[] => {
    const count = leaving.filter(({ bindingId }) => bindingId === id).length;
    return count > 0 ? [{ id, quantity: quantity - count }] : [];
  });
  return quantities.length > 0 ? { ...edit, quantities } : edit;
}
