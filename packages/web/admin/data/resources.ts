import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type CollectionName, collectionOf } from '@lumitor/domain/documents/collections';

/** A catalogue page: a collection of one product line. */
export interface CatalogueResource {
  /** Path under /admin, which is react-admin's name for it. */
  name: string;
  /** The Polish word in the path, the same for both lines: what labels it. */
  word: string;
  line: ProductLine;
  collection: CatalogueCollection;
}

/** In the order of the menu. */
const WORDS: readonly (readonly [string, CatalogueCollection])[] = [
  ['szyny', 'connections'],
  ['oprawy', 'bindings'],
  ['akcesoria', 'accessories'],
  ['systemy', 'systems'],
  ['bramki', 'gateways'],
  ['zasilacze', 'powers'],
];

export const CATALOGUE_RESOURCES: readonly CatalogueResource[] = LINES.flatMap((line) =>
  WORDS.map(([word, collection]) => ({
    name: line === 'micro' ? `micro/${word}` : word,
    word,
    line,
    collection,
  })),
);

/** The other pages that list documents of a collection. */
const OTHERS: Readonly<Record<string, CollectionName>> = {
  emaile: 'emails',
  zamowienia: 'reflinksdownload',
  reflinks: 'reflinks',
  jezyki: 'languages',
};

export const catalogueResource = (name: string): CatalogueResource | undefined =>
  CATALOGUE_RESOURCES.find((resource) => resource.name === name);

/** The stored collection behind a page's name. */
export function collectionOfResource(name: string): CollectionName {
  const catalogue = catalogueResource(name);
  if (catalogue) return collectionOf(catalogue.collection, catalogue.line);
  const collection = OTHERS[name];
  if (!collection) throw new Error(`No collection stands behind ${name}. Add it to data/resources.ts.`);
  return collection;
}
