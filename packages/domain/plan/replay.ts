import { applyEdit, type PlanEdit } from './editPlan.ts';
import { HISTORY_LIMIT, type History } from './history.ts';
import type { Plan } from './plan.ts';

/**
 * Rebuilds a stored history. It stops before an edit that fails, so that damage never loses the plan itself.
 */
export function replay(base: Plan, edits: readonly PlanEdit[], index: number): History {
  const plans = [base];
  for (const edit of edits.slice(0, HISTORY_LIMIT)) {
    const { plan } = applyEdit(plans.at(-1) as Plan, edit);
    if (!plan) break;
    plans.push(plan);
  }
  const last = plans.length - 1;
  return { plans, edits: edits.slice(0, last), index: Math.min(Math.max(0, index), last), typing: null };
}
