import { forcedEnd } from '../layout/addStep.ts';
import type { EditProblem } from '../layout/edit.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { type EndRef, sameEnd } from '../layout/step.ts';
import { itemAt } from '../math/lists.ts';
import { applyEdit, type PlanEdit } from './editPlan.ts';
import { EMPTY_PLAN, type Plan } from './plan.ts';

/** So many edits can be taken back (D11). */
export const HISTORY_LIMIT = 100;

/** One line of plans: `plans[i + 1]` is `plans[i]` after `edits[i]`. */
export interface History {
  plans: readonly Plan[];
  edits: readonly PlanEdit[];
  /** Which of the plans is shown. */
  index: number;
  /** The field in which the last edit was typed, while it is still typed in. */
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

/** The plan that an edit is done to: what goes on being typed takes the place of the last edit. */
export const planBefore = (history: History, typing: string | null): Plan =>
  itemAt(history.plans, history.index - (isTypedOn(history, typing) ? 1 : 0));

/**
 * Does an edit and keeps what was before; drops what had been taken back. Refused, or nothing changed: the same
 * history.
 * @param typing names a field: all that is typed in it in one go is one edit (D41)
 * @returns with `goesOn`, whether it took the place of the last edit
 */
export function record(
  history: History,
  edit: PlanEdit,
  typing: string | null = null,
): { history: History; goesOn?: boolean; problem?: EditProblem } {
  const goesOn = isTypedOn(history, typing);
  const index = goesOn ? history.index - 1 : history.index;
  const before = planBefore(history, typing);
  // The end is written into the edit, so that it can be done again after a reload; the habit of D6 finds its own.
  const isOpen = edit.kind === 'add' && !edit.end && !forcedEnd(before.layout);
  const complete = isOpen ? { ...edit, end: before.layout.activeEnd } : edit;
  const { plan, problem } = applyEdit(before, complete);
  if (problem) return { history, problem };
  const plans = history.plans.slice(0, index + 1);
  const edits = history.edits.slice(0, index);
  // Typed back to what it was, it leaves no edit: what is typed on must not take the place of the one before.
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

/** The visitor has left the field: what is typed in it from now on is another edit. */
export const settled = (history: History): History =>
  history.typing === null ? history : { ...history, typing: null };

/** Without the edit that is typed: what is in the field now can't be. */
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

/** Moves the active end; not an edit, so nothing to take back. An end that takes no step changes nothing. */
export function activateEnd(history: History, end: EndRef): History {
  const plan = currentPlan(history);
  const open = geometryOf(plan.layout).openEnds.find((one) => sameEnd(one, end));
  if (!open?.takesSteps || sameEnd(plan.layout.activeEnd, end)) return history;
  const layout = { ...plan.layout, activeEnd: { stepId: open.stepId, end: open.end } };
  return { ...settled(history), plans: history.plans.with(history.index, { ...plan, layout }) };
}

/** The next (1) or the one before (−1) of the open ends that take steps, in list order, round and round. */
export function neighbouringEnd(layout: Layout, by: 1 | -1): EndRef | null {
  const usable = geometryOf(layout).openEnds.filter((end) => end.takesSteps);
  const place = usable.findIndex((end) => sameEnd(end, layout.activeEnd));
  const next = usable[(place + by + usable.length) % usable.length];
  return next ? { stepId: next.stepId, end: next.end } : null;
}
