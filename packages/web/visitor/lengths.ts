import { followingLengths } from '@lumitor/domain/layout/followingLengths';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { edit } from './editing.ts';

/**
 * Gives a step another length; the sides of a closed shape follow, so that it stays closed (D10a). Tells whether it
 * was done.
 * @param length centimetres
 */
export function setStepLength(stepId: string, length: number): boolean {
  const { layout } = planNow();
  const following = followingLengths(layout, stepId, length);
  if (following)
    return edit({ kind: 'setLength', stepId, length, ...(following.length > 0 && { following }) });
  configuratorStore.setState({ editProblem: { code: 'wouldOpen', field: 'length' } });
  return false;
}
