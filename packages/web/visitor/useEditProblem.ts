import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH } from '@lumitor/domain/layout/length';
import { MAX_STEPS } from '@lumitor/domain/layout/step';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator } from './configuratorStore.ts';

/** What sentences on refused edits name. */
export const EDIT_LIMITS = { min: MIN_LENGTH, max: MAX_LENGTH, steps: MAX_STEPS, metres: MAX_DISTANCE / 100 };

/** Why the last edit was not done, in words; undefined when it was. */
export function useEditProblem(): string | undefined {
  const { t } = useTranslation();
  const problem = useConfigurator((state) => state.editProblem);
  return problem ? t(`problem.${problem.code}`, EDIT_LIMITS) : undefined;
}
