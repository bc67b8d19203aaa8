import { type EditResult, refused, withSteps } from './edit.ts';
import { branchOf, sheetMotion, withMotion } from './islands.ts';
import type { Layout } from './layout.ts';

/** Removes a step with what hangs on it; the active end goes where it was (D6). The last island stays (D42a). */
export function removeStep(layout: Layout, stepId: string): EditResult {
  const step = layout.steps.find(({ id }) => id === stepId);
  if (!step) return refused('unknownStep');
  const branch = branchOf(layout.steps, stepId);
  const steps = layout.steps.filter(({ id }) => !branch.has(id));
  if (steps.length === 0) return refused('startStays');
  if (step.kind !== 'start') return { layout: withSteps(layout, steps, step.on) };
  if (step !== layout.steps[0]) return { layout: withSteps(layout, steps, layout.activeEnd) };
  const motion = sheetMotion(layout, { kind: 'remove', stepId });
  return {
    layout: withSteps(
      { ...layout, inactiveEntries: [] },
      motion ? withMotion(steps, motion, stepId) : steps,
      layout.activeEnd,
    ),
  };
}
