import type { Layout } from '@lumitor/domain/kinds/rail/layout';
import type { Rail } from '@lumitor/domain/kinds/rail/step';
import { windingLayout } from '@lumitor/domain/testing/sampleLayouts';

export function straightLayout(count: number): Layout {
  return { ...windingLayout(count), activeEnd: { stepId: `s${count - 1}`, end: 'far' } };
}

/** One step in ten is a bent rail. */
export function bentLayout(count: number): Layout {
  const layout = straightLayout(count);
  const steps = layout.steps.map(
    (step): Rail =>
      step.kind === 'straight' && step.direction !== 'straight'
        ? { id: step.id, frameLength: step.frameLength, on: step.on, kind: 'bent', direction: step.direction }
        : step,
  );
  return { ...layout, steps };
}

/** Mostly different lengths: rails can be shared in the most ways. */
export const unevenSteps = ({ steps }: Layout): Rail[] =>
  steps.map((step, index) => ({ ...step, frameLength: 20 + ((index * 7919) % 1981) }));
