import type { EditProblemCode, Rest } from './edit.ts';
import type { Layout } from './layout.ts';
import { removeStep } from './removeStep.ts';

/** What can become of that which hangs on a step when it is removed: null where it can, else why not. */
export function waysToRemove(layout: Layout, stepId: string): Record<Rest, EditProblemCode | null> {
  const codeOf = (rest: Rest) => removeStep(layout, { kind: 'remove', stepId, rest }).problem?.code ?? null;
  return { closesUp: codeOf('closesUp'), stays: codeOf('stays') };
}
