export const LINES = ['standard', 'micro'] as const;
export type ProductLine = (typeof LINES)[number];

export const productLineOf = (isMicro: boolean): ProductLine => (isMicro ? 'micro' : 'standard');

export const CATALOGUE_COLLECTIONS = [
  'connections',
  'systems',
  'gateways',
  'powers',
  'bindings',
  'accessories',
] as const;
export type CatalogueCollection = (typeof CATALOGUE_COLLECTIONS)[number];
