import { followingLengths } from '@lumitor/domain/kinds/rail/followingLengths';
import type { Cm } from '@lumitor/domain/units';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { edit } from './editing.ts';

/** Opposite sides of a closed shape follow (D10a). */
export function setStepLength(stepId: string, length: Cm): boolean {
  const { layout } = planNow();
  const following = followingLengths(layout, stepId, length);
  if (following)
    return edit({ kind: 'setLength', stepId, length, ...(following.length > 0 && { following }) });
  configuratorStore.setState({ editProblem: { code: 'wouldOpen', field: 'length' } });
  return false;
}
