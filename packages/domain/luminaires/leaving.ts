import type { Plan } from '../plan/plan.ts';
import { arrange } from './arrangement.ts';
import type { Bodies } from './body.ts';

/** The placements that leave when an article's quantity falls: those put last, once no automatic one is left (D43). */
export function leaving(plan: Plan, bodies: Bodies, bindingId: string, quantity: number): string[] {
  const { pieces } = arrange(plan, bodies);
  return pieces
    .filter((piece) => piece.isPlaced && piece.bindingId === bindingId)
    .slice(Math.max(0, quantity))
    .map(({ id }) => id);
}
