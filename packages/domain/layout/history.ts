import { applyEdit } from './applyEdit.ts';
import type { Edit, EditProblem } from './edit.ts';
import { EMPTY_LAYOUT, geometryOf, type Layout } from './layout.ts';
import { type EndRef, sameEnd } from './step.ts';

/** So many edits can be taken back (D11). */
export const HISTORY_LIMIT = 100;

/** One line of layouts: `layouts[i + 1]` is `layouts[i]` after `edits[i]`. */
export interface History {
  layouts: readonly Layout[];
  edits: readonly Edit[];
  /** Which of the layouts is shown. */
  index: number;
}

export const newHistory = (layout: Layout = EMPTY_LAYOUT): History => ({
  layouts: [layout],
  edits: [],
  index: 0,
});

export const currentLayout = ({ layouts, index }: History): Layout => layouts[index] as Layout;

/** Does an edit and keeps what was before; drops what had been taken back. Refused: the same history. */
export function record(history: History, edit: Edit): { history: History; problem?: EditProblem } {
  const before = currentLayout(history);
  // The end is written into the edit, so that it can be done again after a reload.
  const complete = edit.kind === 'add' && !edit.end ? { ...edit, end: before.activeEnd } : edit;
  const { layout, problem } = applyEdit(before, complete);
  if (problem) return { history, problem };
  const layouts = [...history.layouts.slice(0, history.index + 1), layout];
  const edits = [...history.edits.slice(0, history.index), complete];
  const over = Math.max(0, edits.length - HISTORY_LIMIT);
  return { history: { layouts: layouts.slice(over), edits: edits.slice(over), index: edits.length - over } };
}

export const canUndo = ({ index }: History): boolean => index > 0;
export const canRedo = ({ index, layouts }: History): boolean => index < layouts.length - 1;

export const undo = (history: History): History =>
  canUndo(history) ? { ...history, index: history.index - 1 } : history;
export const redo = (history: History): History =>
  canRedo(history) ? { ...history, index: history.index + 1 } : history;

/** Moves the active end; not an edit, so nothing to take back. An end that takes no step changes nothing. */
export function activateEnd(history: History, end: EndRef): History {
  const layout = currentLayout(history);
  const open = geometryOf(layout).openEnds.find((one) => sameEnd(one, end));
  if (!open?.takesSteps || sameEnd(layout.activeEnd, end)) return history;
  const activeEnd = { stepId: open.stepId, end: open.end };
  return { ...history, layouts: history.layouts.with(history.index, { ...layout, activeEnd }) };
}

/** The next (1) or the one before (−1) of the open ends that take steps, in list order, round and round. */
export function neighbouringEnd(layout: Layout, by: 1 | -1): EndRef | null {
  const usable = geometryOf(layout).openEnds.filter((end) => end.takesSteps);
  const at = usable.findIndex((end) => sameEnd(end, layout.activeEnd));
  const next = usable[(at + by + usable.length) % usable.length];
  return next ? { stepId: next.stepId, end: next.end } : null;
}

/**
 * The history that the edits make from a base, as it is read from storage. Stops before an edit that
 * cannot be done, so that a damaged history never costs the layout itself.
 */
export function replay(base: Layout, edits: readonly Edit[], index: number): History {
  const layouts = [base];
  for (const edit of edits.slice(0, HISTORY_LIMIT)) {
    const { layout } = applyEdit(layouts.at(-1) as Layout, edit);
    if (!layout) break;
    layouts.push(layout);
  }
  const last = layouts.length - 1;
  return { layouts, edits: edits.slice(0, last), index: Math.min(Math.max(0, index), last) };
}
