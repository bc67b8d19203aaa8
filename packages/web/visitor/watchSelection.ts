import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { type ConfiguratorState, configuratorStore } from './configuratorStore.ts';
import { selectableKindOf } from './kinds/index.ts';

const planOf = ({ history }: ConfiguratorState): Plan => currentPlan(history);

/** Clears a selection whose object is gone by any cause. @returns stop function */
export const watchSelection = (): (() => void) =>
  configuratorStore.subscribe((state, before) => {
    const plan = planOf(state);
    if (plan === planOf(before)) return;
    const { selection } = configuratorStore.getState();
    const remaining = selectableKindOf(selection).remaining(selection, plan, planOf(before));
    if (remaining !== selection) configuratorStore.setState({ selection: remaining });
  });
