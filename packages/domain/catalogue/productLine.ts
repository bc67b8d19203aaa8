/** Product lines; stored documents have `isMicro`. */
export const LINES = ['standard', 'micro'] as const;
export type ProductLine = (typeof LINES)[number];

export const productLineOf = (isMicro: boolean): ProductLine => (isMicro ? 'micro' : 'standard');

/** The six catalogue collections, in the order in which a browser applies them. */
export const CATALOGUE_COLLECTIONS = [
  'connections',
  'systems',
  'gateways',
  'powers',
  'bindings',
  'accessories',
] as const;
export type CatalogueCollection = (typeof CATALOGUE_COLLECTIONS)[number];
