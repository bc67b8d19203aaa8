import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Choices, Chosen } from '@lumitor/domain/plan/choices';
import type { Misfit } from '@lumitor/domain/quote/fit';
import { familyOf } from '@lumitor/domain/quote/lines';
import { opensPowerDialog } from '@lumitor/domain/quote/power';
import { configuratorStore } from './configuratorStore.ts';
import { currentQuote } from './derived.ts';

const { getState, setState } = configuratorStore;

/** Most pieces of one article. */
export const MAX_QUANTITY = 9999;

/** Sets choices, and opens the power-exceeded dialog exactly when D26 says. */
function choose(changed: Partial<Choices>): void {
  const before = currentQuote();
  setState((state) => ({ choices: { ...state.choices, ...changed } }));
  const after = currentQuote();
  if (!before || !after || after.supply === null) return;
  if (opensPowerDialog(before.totalPower, after.totalPower, after.supply))
    setState({ powerExceeded: { supply: after.supply, total: after.totalPower } });
}

export const closePowerDialog = (): void => setState({ powerExceeded: null });

type SingleChoice = 'connectionId' | 'systemId' | 'gatewayId' | 'powerId';

/** Chooses a rail family, a system, a gateway or a supply; null chooses none. */
export const chooseOne = (choice: SingleChoice, id: string | null): void => choose({ [choice]: id });

/** The same rail family in the other colour (D19), where the catalogue has it. */
export function otherColourOf(catalogue: LineCatalogue, connectionId: string | null): string | null {
  const connection = catalogue.connections.find(({ id }) => id === connectionId) ?? null;
  const family = familyOf(catalogue.partTable, connection);
  if (!connection || !family) return null;
  const type = connection.type === family.black ? family.white : family.black;
  return catalogue.connections.find((one) => one.type === type)?.id ?? null;
}

/** A list with one article's quantity set; 0 takes it out, a new one goes to the end. */
function withQuantity(chosen: readonly Chosen[], id: string, quantity: number): Chosen[] {
  const whole = Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity) || 0));
  if (whole === 0) return chosen.filter((one) => one.id !== id);
  if (!chosen.some((one) => one.id === id)) return [...chosen, { id, quantity: whole }];
  return chosen.map((one) => (one.id === id ? { id, quantity: whole } : one));
}

/** Sets how many of a luminaire, or of an accessory added by hand, are wanted (D20). */
export function setQuantity(collection: 'bindings' | 'accessories', id: string, quantity: number): void {
  choose({ [collection]: withQuantity(getState().choices[collection], id, quantity) });
}

/** Clear: quantities of luminaires and of accessories added by hand go to 0. */
export const clearQuantities = (): void => choose({ bindings: [], accessories: [] });

const SINGLE: Partial<Record<CatalogueCollection, SingleChoice>> = {
  connections: 'connectionId',
  systems: 'systemId',
  gateways: 'gatewayId',
  powers: 'powerId',
};

/** The choices with one that no longer fits taken out, or `by` in its place. */
function replaced({ collection, id }: Misfit, by: string | null): Partial<Choices> {
  const single = SINGLE[collection];
  if (single) return { [single]: by };
  const list = collection === 'bindings' ? 'bindings' : 'accessories';
  const chosen = getState().choices[list];
  if (!by) return { [list]: withQuantity(chosen, id, 0) };
  const quantity = chosen.find((one) => one.id === id)?.quantity ?? 0;
  const already = chosen.find((one) => one.id === by)?.quantity;
  if (already === undefined)
    return { [list]: chosen.map((one) => (one.id === id ? { id: by, quantity } : one)) };
  return { [list]: withQuantity(withQuantity(chosen, by, already + quantity), id, 0) };
}

/** Swaps a choice that no longer fits for the same article in the other colour, in its place (D21). */
export const swap = (misfit: Misfit): void => choose(replaced(misfit, misfit.counterpartId));

/** Takes a choice that no longer fits out. */
export const removeChoice = (misfit: Misfit): void => choose(replaced(misfit, null));

export const setName = (name: string): void => setState({ name });
export const setShowsGross = (showsGross: boolean): void => setState({ showsGross });
