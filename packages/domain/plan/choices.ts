import type { CatalogueCollection } from '../catalogue/productLine.ts';

export const MAX_QUANTITY = 9999;

export interface Chosen {
  id: string;
  quantity: number;
}

export interface Choices {
  connectionId: string | null;
  systemId: string | null;
  gatewayId: string | null;
  powerId: string | null;
  /** Load selects while `powerId` is null; absent: by hand, or none (D27a). */
  automaticPower?: boolean | undefined;
  bindings: Chosen[];
  accessories: Chosen[];
  /** Number of gateways (D56); absent: one. */
  gatewayQuantity?: number | undefined;
  /** Rails may be cut from offcuts of others (D13); absent: no. */
  usesOffcuts?: boolean | undefined;
}

export const MAX_GATEWAYS = 99;

export const gatewaysOf = ({ gatewayQuantity = 1 }: Choices): number => gatewayQuantity;

export const NO_CHOICES: Choices = {
  connectionId: null,
  systemId: null,
  gatewayId: null,
  powerId: null,
  bindings: [],
  accessories: [],
};

/** D27a. */
export const NEW_CHOICES: Choices = { ...NO_CHOICES, automaticPower: true };

export const isPowerAutomatic = ({ powerId, automaticPower = false }: Choices): boolean =>
  automaticPower && powerId === null;

export const CHOICE_OF = {
  connections: 'connectionId',
  systems: 'systemId',
  gateways: 'gatewayId',
  powers: 'powerId',
  bindings: 'bindings',
  accessories: 'accessories',
} as const satisfies Record<CatalogueCollection, keyof Choices>;

export const COUNTED = ['bindings', 'accessories'] as const;
export type Counted = (typeof COUNTED)[number];

/** Quantity 0 removes the article; a new one is appended. */
export function withQuantity(chosen: readonly Chosen[], id: string, quantity: number): Chosen[] {
  const whole = Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity) || 0));
  if (whole === 0) return chosen.filter((one) => one.id !== id);
  if (!chosen.some((one) => one.id === id)) return [...chosen, { id, quantity: whole }];
  return chosen.map((one) => (one.id === id ? { id, quantity: whole } : one));
}

/** Same quantity of another article; null removes the article. */
export interface Swap {
  collection: CatalogueCollection;
  id: string;
  by: string | null;
}

/** D21. */
export function withSwapped(choices: Choices, { collection, id, by }: Swap): Choices {
  const place = CHOICE_OF[collection];
  if (place !== 'bindings' && place !== 'accessories')
    return choices[place] === id ? { ...choices, [place]: by } : choices;
  const chosen = choices[place];
  const quantity = chosen.find((one) => one.id === id)?.quantity;
  if (quantity === undefined) return choices;
  if (!by) return { ...choices, [place]: withQuantity(chosen, id, 0) };
  const already = chosen.find((one) => one.id === by)?.quantity;
  const swapped =
    already === undefined
      ? chosen.map((one) => (one.id === id ? { id: by, quantity } : one))
      : withQuantity(withQuantity(chosen, by, already + quantity), id, 0);
  return { ...choices, [place]: swapped };
}
