import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { leaving } from '@lumitor/domain/kinds/luminaire/leaving';
import type { Counted } from '@lumitor/domain/plan/choices';
import type { SingleChoice } from '@lumitor/domain/plan/editPlan';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { colourIn, familyOf } from '@lumitor/domain/quote/lines';
import { bodiesNow } from './arrangement.ts';
import { planNow } from './configuratorStore.ts';
import { edit } from './editing.ts';

export const chooseOne = (choice: SingleChoice, id: string | null): void =>
  void edit({ kind: 'choose', choice, id });

export const choosePowerByLoad = (): void => void edit({ kind: 'choosePowerByLoad' });

/** Other colour of the same family (D19), if the catalogue has it. */
export function otherColourOf(catalogue: LineCatalogue, connectionId: string | null): string | null {
  const connection = catalogue.connections.find(({ id }) => id === connectionId) ?? null;
  const family = familyOf(catalogue.partTable, connection);
  if (!connection || !family) return null;
  const colour = colourIn(family, connection);
  const other = catalogue.connections.find(
    (one) => familyOf(catalogue.partTable, one) === family && colourIn(family, one) !== colour,
  );
  return other?.id ?? null;
}

/** Includes accessories added by hand (D20). @param isTyped typing continues */
export function setQuantity(collection: Counted, id: string, quantity: number, isTyped = false): void {
  const plan = planNow();
  const unplaced = collection === 'bindings' ? leaving(plan, bodiesNow(), id, quantity) : [];
  edit(
    { kind: 'setQuantity', collection, id, quantity, ...(unplaced.length > 0 && { unplaced }) },
    isTyped ? `${collection} ${id}` : undefined,
  );
}

export const clearQuantities = (): void => void edit({ kind: 'clearQuantities' });

export const swap = (...misfits: Misfit[]): void =>
  void edit({
    kind: 'swap',
    swaps: misfits.map(({ collection, id, counterpartId }) => ({ collection, id, by: counterpartId })),
  });

export const removeChoice = ({ collection, id }: Misfit): void =>
  void edit({ kind: 'swap', swaps: [{ collection, id, by: null }] });

export const setName = (name: string): void => void edit({ kind: 'setName', name }, 'name');
