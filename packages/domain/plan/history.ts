import { forcedEnd } from '../kinds/rail/addStep.ts';
import type { EditProblem } from '../kinds/rail/edit.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { type EndRef, sameEnd } from '../kinds/rail/step.ts';
import { itemAt } from '../math/lists.ts';
import { applyEdit, type PlanEdit } from './editPlan.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';

/** D11. */
export const HISTORY_LIMIT = 100;

/** `plans[i + 1]` is `plans[i]` after `edits[i]`. */
export interface History {
  plans: readonly Plan[];
  edits: readonly PlanEdit[];
  index: number;
  /** Field of the last edit, while the user still types in it. */
  typing: string | null;
}

export const newHistory = (plan: Plan = EMPTY_PLAN): History => ({
  plans: [plan],
  edits: [],
  index: 0,
  typing: null,
});

export const currentPlan = ({ plans, index }: History): Plan => itemAt(plans, index);

const isTypedOn = (history: History, typing: string | null): boolean =>
  typing !== null && typing === history.typing && !canRedo(history) && canUndo(history);

export const planBefore = (history: History, typing: string | null): Plan =>
  itemAt(history.plans, history.index - (isTypedOn(history, typing) ? 1 : 0));

/** Consecutive typing in a field is one edit (D41); refused edits change nothing. */
export function record(
  history: History,
  edit: PlanEdit,
  typing: string | null = null,
): { history: History; goesOn?: boolean; problem?: EditProblem } {
  const goesOn = isTypedOn(history, typing);
  const index = goesOn ? history.index - 1 : history.index;
  const before = planBefore(history, typing);
  // Redo after a reload needs the end; the default of D6 finds its own.
  const isOpen = edit.kind === 'add' && !edit.end && !forcedEnd(before.layout);
  const complete = isOpen ? { ...edit, end: before.layout.activeEnd } : edit;
  const { plan, problem } = applyEdit(before, complete);
  if (problem) return { history, problem };
  const plans = history.plans.slice(0, index + 1);
  const edits = history.edits.slice(0, index);
  // Further typing must not replace the edit before.
  if (plan === before) return { history: goesOn ? { plans, edits, index, typing: null } : history, goesOn };
  const over = Math.max(0, edits.length + 1 - HISTORY_LIMIT);
  return {
    history: {
      plans: [...plans, plan].slice(over),
      edits: [...edits, complete].slice(over),
      index: edits.length + 1 - over,
      typing,
    },
    goesOn,
  };
}

export const settledHistory = (history: History): History =>
  history.typing === null ? history : { ...history, typing: null };

export function withoutTyped(history: History): History {
  const { plans, edits, index, typing } = history;
  if (!isTypedOn(history, typing)) return history;
  return { plans: plans.slice(0, index), edits: edits.slice(0, index - 1), index: index - 1, typing: null };
}

export const canUndo = ({ index }: History): boolean => index > 0;
export const canRedo = ({ index, plans }: History): boolean => index < plans.length - 1;

const at = (history: History, index: number): History => ({ ...history, index, typing: null });

export const undo = (history: History): History =>
  canUndo(history) ? at(history, history.index - 1) : history;
export const redo = (history: History): History =>
  canRedo(history) ? at(history, history.index + 1) : history;

/** Not an edit: undo does not apply. */
export function activateEnd(history: History, end: EndRef): History {
  const plan = currentPlan(history);
  const open = geometryOf(plan.layout).openEnds.find((one) => sameEnd(one, end));
  if (!open?.takesSteps || sameEnd(plan.layout.activeEnd, end)) return history;
  const layout = { ...plan.layout, activeEnd: { stepId: open.stepId, end: open.end } };
  return { ...settledHistory(history), plans: history.plans.with(history.index, { ...plan, layout }) };
}

export function neighbouringEnd(layout: Layout, by: 1 | -1): EndRef | null {
  const usable = geometryOf(layout).openEnds.filter((end) => end.takesSteps);
  const place = usable.findIndex((end) => sameEnd(end, layout.activeEnd));
  const next = usable[(place + by + usable.length) % usable.length];
  return next ? { stepId: next.stepId, end: next.end } : null;
}
