import { addStep } from './addStep.ts';
import { changeLengths, changeShape } from './changeStep.ts';
import { type EditResult, type LayoutEdit, refusedEdit, withSteps } from './edit.ts';
import { addIsland, addRails, duplicateIsland, mirrorIsland, moveIsland } from './islands.ts';
import type { Layout } from './layout.ts';
import { lengthFault } from './length.ts';
import { premadeSteps } from './premade.ts';
import { removeStep } from './removeStep.ts';
import type { Side } from './shape.ts';
import { hangingOn } from './step.ts';

function applyPremade(layout: Layout, edit: Extract<LayoutEdit, { kind: 'premade' }>): EditResult {
  const { option, width, height, bentLength } = edit;
  const widthFault = lengthFault(width, false);
  if (widthFault) return refusedEdit(widthFault, 'width');
  const heightFault = lengthFault(height, false);
  if (heightFault) return refusedEdit(heightFault, 'height');
  if (option === 'option1Curved' && lengthFault(bentLength, true))
    return refusedEdit('bentLength', 'bentLength');
  const steps = premadeSteps(option, width, height, bentLength, edit.id);
  return { layout: withSteps({ ...layout, inactiveEntries: [] }, steps, null, option) };
}

function applyEntry(layout: Layout, end: Side, isActive: boolean): EditResult {
  const others = layout.inactiveEntries.filter((entry) => entry !== end);
  const [start] = layout.steps;
  if (!start) return refusedEdit('unknownStep');
  if (!isActive && hangingOn(layout.steps, start.id).some(({ on }) => on.end === end))
    return refusedEdit('entryTaken');
  const inactiveEntries = isActive ? others : [...others, end];
  return { layout: withSteps({ ...layout, inactiveEntries }, layout.steps, layout.activeEnd) };
}

export function editLayout(layout: Layout, edit: LayoutEdit): EditResult {
  switch (edit.kind) {
    case 'add':
      return addStep(layout, edit);
    case 'setLength':
      return changeLengths(layout, [edit, ...(edit.following ?? [])]);
    case 'setShape':
      return changeShape(layout, edit.stepId, edit.shape);
    case 'remove':
      return removeStep(layout, edit);
    case 'removeLast':
      return removeStep(layout, { kind: 'remove', stepId: layout.steps.at(-1)?.id ?? '' });
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
    case 'mirrorIsland':
      return mirrorIsland(layout, edit);
    case 'addRails':
      return addRails(layout, edit);
  }
}
