import { type EditResult, refused, withSteps } from './edit.ts';
import type { Layout } from './layout.ts';
import { endUnder, type Step } from './step.ts';

/** A step and all that hangs on it, directly or not. */
export function branchOf(steps: readonly Step[], stepId: string): ReadonlySet<string> {
  const branch = new Set([stepId]);
  for (const step of steps) if (step.previousStepId && branch.has(step.previousStepId)) branch.add(step.id);
  return branch;
}

/** Removes a step with what hangs on it; the active end goes where it was (D6). */
export function removeStep(layout: Layout, stepId: string): EditResult {
  const step = layout.steps.find(({ id }) => id === stepId);
  if (!step) return refused('unknownStep');
  const parent = layout.steps.find(({ id }) => id === step.previousStepId);
  if (!parent) return refused('startStays');
  const branch = branchOf(layout.steps, stepId);
  const steps = layout.steps.filter(({ id }) => !branch.has(id));
  return { layout: withSteps(layout, steps, { stepId: parent.id, end: endUnder(parent, step) }) };
}
