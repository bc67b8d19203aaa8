import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Basis, basisOf } from '@lumitor/domain/quote/basis';
import { type Offered, offeredFor } from '@lumitor/domain/quote/offered';
import { useChoices } from './configuratorStore.ts';
import { latest, useCatalogue } from './derived.ts';

const offeredOf = latest(
  (catalogue: LineCatalogue, connection: Basis['connection'], system: Basis['system']): Offered =>
    offeredFor(catalogue, { connection, system }),
);

export function useOffered(): Offered | null {
  const choices = useChoices();
  const catalogue = useCatalogue();
  if (!catalogue) return null;
  const { connection, system } = basisOf(catalogue, choices);
  return offeredOf(catalogue, connection, system);
}
