import { currentPlan } from '@lumitor/domain/plan/history';
import { type ConfiguratorState, configuratorStore, MODES, type Mode, setMode } from './configuratorStore.ts';

/** Light needs a luminaire, installation and 3D need a rail (D9a). */
export function shownModes({ history, mode }: ConfiguratorState): readonly Mode[] {
  const { layout, choices } = currentPlan(history);
  const hasRails = layout.steps.length > 0;
  const has: Record<Mode, boolean> = {
    plan: true,
    light: choices.bindings.length > 0,
    installation: hasRails,
    view3d: hasRails,
  };
  return MODES.filter((one) => has[one] || one === mode);
}

export function toggleMode(mode: Mode): void {
  const state = configuratorStore.getState();
  const hasRails = currentPlan(state.history).layout.steps.length > 0;
  if (hasRails || shownModes(state).includes(mode)) setMode(state.mode === mode ? 'plan' : mode);
}
