import type { EditProblemCode, Rest } from './edit.ts';
import type { Layout } from './layout.ts';
import { removeStep } from './removeStep.ts';

export function waysToRemove(layout: Layout, stepId: string): Record<Rest, EditProblemCode | null> {
  const codeOf = (rest: Rest) => removeStep(layout, { kind: 'remove', stepId, rest }).problem?.code ?? null;
  return { closesUp: codeOf('closesUp'), stays: codeOf('stays') };
}
