import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useConfigurator } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';

/** How much light the use of the room needs; null where none is named, or the shop has it no longer. */
export function useTarget(): LightTarget | null {
  const use = useConfigurator((state) => currentPlan(state.history).room?.use ?? null);
  return useCatalogue()?.lightTargets.find(({ key }) => key === use) ?? null;
}
