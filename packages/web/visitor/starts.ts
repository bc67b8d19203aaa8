import { COUNTED } from '@lumitor/domain/plan/choices';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';

export const hasParts = ({ layout, choices }: Plan): boolean =>
  layout.steps.length > 0 || COUNTED.some((name) => choices[name].length > 0);

export const isBlank = (plan: Plan): boolean => !hasParts(plan) && !plan.room && !plan.underlay;

const planOf = ({ history }: ConfiguratorState) => currentPlan(history);

/** Starts cover an empty drawing until one is chosen (D9a). */
export const areStartsShown = (state: ConfiguratorState): boolean =>
  !state.areStartsClosed && !state.isSeenOnly && state.mode === 'plan' && isBlank(planOf(state));

export const closeStarts = (): void => configuratorStore.setState({ areStartsClosed: true });

configuratorStore.subscribe((state) => {
  if (state.areStartsClosed && !isBlank(planOf(state)))
    configuratorStore.setState({ areStartsClosed: false });
});
