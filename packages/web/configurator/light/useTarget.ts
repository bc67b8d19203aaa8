import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useCatalogue } from '../../visitor/derived.ts';

/** How much light the use of a plan's room needs; null where none is named, or the shop has it no longer. */
export function useTarget({ room }: Plan): LightTarget | null {
  const use = room?.use ?? null;
  return useCatalogue()?.lightTargets.find(({ key }) => key === use) ?? null;
}
