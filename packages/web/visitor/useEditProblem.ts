import { MAX_DISTANCE, MAX_LENGTH, MIN_LENGTH } from '@lumitor/domain/kinds/rail/length';
import { MAX_STEPS } from '@lumitor/domain/kinds/rail/step';
import { useTranslation } from '../translation/useTranslation.ts';
import { useConfigurator } from './configuratorStore.ts';

export const EDIT_LIMITS = { min: MIN_LENGTH, max: MAX_LENGTH, steps: MAX_STEPS, metres: MAX_DISTANCE / 100 };

export function useEditProblem(): string | undefined {
  const { t } = useTranslation();
  const problem = useConfigurator((state) => state.editProblem);
  return problem ? t(`problem.${problem.code}`, EDIT_LIMITS) : undefined;
}
