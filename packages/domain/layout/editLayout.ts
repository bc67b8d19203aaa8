import { addStep } from './addStep.ts';
import { changeLengths, changeShape } from './changeStep.ts';
import { type EditResult, type LayoutEdit, refused, withSteps } from './edit.ts';
import { addIsland, branchOf, duplicateIsland, moveIsland, sheetMotion, withMotion } from './islands.ts';
import type { Layout } from './layout.ts';
import { lengthFault } from './length.ts';
import { premadeSteps } from './premade.ts';
import type { Side } from './step.ts';

/** Removes a step with what hangs on it; the active end goes where it was (D6). The last island stays (D42a). */
function removeStep(layout: Layout, stepId: string): EditResult {
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

function applyPremade(layout: Layout, edit: Extract<LayoutEdit, { kind: 'premade' }>): EditResult {
  const { option, width, height, bentLength } = edit;
  const widthFault = lengthFault(width, false);
  if (widthFault) return refused(widthFault, 'width');
  const heightFault = lengthFault(height, false);
  if (heightFault) return refused(heightFault, 'height');
  if (option === 'option1Curved' && lengthFault(bentLength, true)) return refused('bentLength', 'bentLength');
  const steps = premadeSteps(option, width, height, bentLength, edit.id);
  return { layout: withSteps({ ...layout, inactiveEntries: [] }, steps, null, option) };
}

/** A ready-made layout with an entry switched off, or on again, is none any more. */
function applyEntry(layout: Layout, end: Side, isActive: boolean): EditResult {
  const others = layout.inactiveEntries.filter((entry) => entry !== end);
  const [start] = layout.steps;
  if (!start) return refused('unknownStep');
  if (
    !isActive &&
    layout.steps.some((step) => step.kind !== 'start' && step.on.stepId === start.id && step.on.end === end)
  )
    return refused('entryTaken');
  const inactiveEntries = isActive ? others : [...others, end];
  return { layout: withSteps({ ...layout, inactiveEntries }, [...layout.steps], layout.activeEnd) };
}

/** Does an edit, or says why not; never changes what it is given. */
export function editLayout(layout: Layout, edit: LayoutEdit): EditResult {
  switch (edit.kind) {
    case 'add':
      return addStep(layout, edit);
    case 'setLength':
      return changeLengths(layout, [edit, ...(edit.following ?? [])]);
    case 'setShape':
      return changeShape(layout, edit.stepId, edit.shape);
    case 'remove':
      return removeStep(layout, edit.stepId);
    case 'removeLast':
      return removeStep(layout, layout.steps.at(-1)?.id ?? '');
    case 'premade':
      return applyPremade(layout, edit);
    case 'setEntry':
      return applyEntry(layout, edit.end, edit.isActive);
    case 'addIsland':
      return addIsland(layout, edit);
    case 'duplicateIsland':
      return duplicateIsland(layout, edit);
    case 'moveIsland':
    case 'turnIsland':
      return moveIsland(layout, edit);
  }
}
