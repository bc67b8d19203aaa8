import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Choices } from '@lumitor/domain/plan/choices';
import { basisOf } from '@lumitor/domain/quote/fit';
import { type Offered, offeredFor } from '@lumitor/domain/quote/offered';
import { useChoices } from './configuratorStore.ts';
import { latest, useCatalogue } from './derived.ts';

const offeredOf = latest(
  (catalogue: LineCatalogue, choices: Choices): Offered => offeredFor(catalogue, basisOf(catalogue, choices)),
);

/** What the visitor can choose now; null until the catalogue is loaded. */
export function useOffered(): Offered | null {
  const choices = useChoices();
  const catalogue = useCatalogue();
  return catalogue ? offeredOf(catalogue, choices) : null;
}
