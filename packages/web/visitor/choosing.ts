import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { leaving } from '@lumitor/domain/luminaires/leaving';
import type { Counted } from '@lumitor/domain/plan/choices';
import type { SingleChoice } from '@lumitor/domain/plan/editPlan';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { colourIn, familyOf } from '@lumitor/domain/quote/lines';
import { bodiesNow } from './arrangement.ts';
import { planNow } from './configuratorStore.ts';
import { edit } from './editing.ts';

/** Chooses a rail family, a system, a gateway or a supply; null chooses none. */
export const chooseOne = (choice: SingleChoice, id: string | null): void =>
  void edit({ kind: 'choose', choice, id });

/** Leaves the supply to the load (D27a). */
export const choosePowerByLoad = (): void => void edit({ kind: 'choosePowerByLoad' });

/** The same rail family in the other colour (D19), where the catalogue has it. */
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

/**
 * Sets how many of a luminaire, or of an accessory added by hand, are wanted (D20).
 * @param isTyped by keys in its field, and not done with
 */
export function setQuantity(collection: Counted, id: string, quantity: number, isTyped = false): void {
  const plan = planNow();
  const unplaced = collection === 'bindings' ? leaving(plan, bodiesNow(), id, quantity) : [];
  edit(
    { kind: 'setQuantity', collection, id, quantity, ...(unplaced.length > 0 && { unplaced }) },
    isTyped ? `${collection} ${id}` : undefined,
  );
}

/** Clear: quantities of luminaires and of accessories added by hand go to 0. */
export const clearQuantities = (): void => void edit({ kind: 'clearQuantities' });

/** Swaps choices that no longer fit for the same articles in the other colour, in their places (D21). */
export const swap = (...misfits: Misfit[]): void =>
  void edit({
    kind: 'swap',
    swaps: misfits.map(({ collection, id, counterpartId }) => ({ collection, id, by: counterpartId })),
  });

/** Takes a choice that no longer fits out. */
export const removeChoice = ({ collection, id }: Misfit): void =>
  void edit({ kind: 'swap', swaps: [{ collection, id, by: null }] });

/** The name as it is typed. */
export const setName = (name: string): void => void edit({ kind: 'setName', name }, 'name');
