import { addStep } from './addStep.ts';
import { changeLength, changeShape } from './changeStep.ts';
import { type Edit, type EditResult, refused, withSteps } from './edit.ts';
import { EMPTY_LAYOUT, type Layout } from './layout.ts';
import { premadeSteps } from './premade.ts';
import { removeStep } from './removeStep.ts';
import type { Side } from './step.ts';
import { findFault, lengthFault } from './validity.ts';

function applyPremade(layout: Layout, edit: Extract<Edit, { kind: 'premade' }>): EditResult {
  const { option, width, height, bentLength } = edit;
  const widthFault = lengthFault(width, false);
  if (widthFault) return refused(widthFault, 'width');
  const heightFault = lengthFault(height, false);
  if (heightFault) return refused(heightFault, 'height');
  if (option === 'option1Curved' && lengthFault(bentLength, true)) return refused('bentLength', 'bentLength');
  const steps = premadeSteps(option, width, height, bentLength, edit.id);
  return { layout: withSteps({ ...layout, inactiveEntries: [] }, steps, null, option) };
}

function applyEntry(layout: Layout, end: Side, isActive: boolean): EditResult {
  const others = layout.inactiveEntries.filter((entry) => entry !== end);
  const start = layout.steps[0];
  if (!start) return refused('unknownStep');
  if (
    !isActive &&
    layout.steps.some((step) => step.previousStepId === start.id && step.directionFrameSide === end)
  )
    return refused('entryTaken');
  const inactiveEntries = isActive ? others : [...others, end];
  return {
    layout: withSteps(
      { ...layout, inactiveEntries },
      [...layout.steps],
      layout.activeEnd,
      layout.premadeOption,
    ),
  };
}

/** Does an edit, or says why not; never changes what it is given. */
export function applyEdit(layout: Layout, edit: Edit): EditResult {
  switch (edit.kind) {
    case 'add':
      return addStep(layout, edit);
    case 'setLength':
      return changeLength(layout, edit.stepId, edit.length);
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
    case 'replace': {
      const { steps, inactiveEntries } = edit;
      if (findFault(steps, inactiveEntries)) return refused('notALayout');
      return { layout: withSteps({ ...EMPTY_LAYOUT, inactiveEntries }, steps, null) };
    }
    case 'reset':
      return { layout: EMPTY_LAYOUT };
  }
}
