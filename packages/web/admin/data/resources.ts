import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  COLLECTIONS,
  type CollectionName,
  collectionOf,
  isNamedCollection,
  type NamedCollection,
} from '@lumitor/domain/collections/collections';
import type { AccessArea } from '@lumitor/domain/people/roles';

export interface CatalogueResource {
  name: string;
  /** Polish path segment, shared by both lines; key of the page's label. */
  word: string;
  line: ProductLine;
  collection: CatalogueCollection;
}

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

const OTHER_PAGES: readonly (readonly [page: string, collection: CollectionName])[] = [
  ['typy', 'luminaireTypes'],
  ['cele', 'lightTargets'],
  ['grupy', 'priceGroups'],
  ['zakupy', 'purchasePrices'],
  ['reguly', 'partTables'],
  ['translacje', 'translations'],
  ['wiadomosci', 'mailTexts'],
  ['jezyki', 'languages'],
  ['reflinks', 'reflinks'],
  ['zamowienia', 'reflinksdownload'],
  ['emaile', 'emails'],
  ['ustawienia', 'settings'],
  ['ustawienia', 'serviceSettings'],
  ['ustawienia', 'cartArticles'],
];

export interface NamedResource {
  name: string;
  word: string;
  line: null;
  collection: NamedCollection;
}

export const NAMED_RESOURCES: readonly NamedResource[] = OTHER_PAGES.flatMap(([name, collection]) =>
  isNamedCollection(collection) ? [{ name, word: name, line: null, collection }] : [],
);

export type ListResource = CatalogueResource | NamedResource;

export const LIST_RESOURCES: readonly ListResource[] = [...CATALOGUE_RESOURCES, ...NAMED_RESOURCES];

export const storedCollection = (resource: ListResource): CollectionName =>
  resource.line ? collectionOf(resource.collection, resource.line) : resource.collection;

const AREAS_OF_PAGES: Readonly<Record<string, AccessArea>> = {
  'pierwsza-wycena': 'catalogue',
  braki: 'catalogue',
  ustawienia: 'settings',
  konta: 'people',
  klienci: 'customers',
  raporty: 'sales',
};

export const catalogueResource = (name: string): CatalogueResource | undefined =>
  CATALOGUE_RESOURCES.find((resource) => resource.name === name);

export const catalogueOf = (stored: CollectionName): CatalogueResource | undefined =>
  CATALOGUE_RESOURCES.find(({ collection, line }) => collectionOf(collection, line) === stored);

export function pageOfCollection(collection: CollectionName): string {
  const [page] = OTHER_PAGES.find(([, remaining]) => remaining === collection) ?? [collection];
  return catalogueOf(collection)?.name ?? page;
}

export function pathOfDocument(collection: CollectionName, id: string): string {
  const page = pageOfCollection(collection);
  const hasForms =
    catalogueOf(collection) !== undefined || collection === 'reflinks' || collection === 'mailTexts';
  return hasForms ? `${page}/${encodeURIComponent(id)}` : page;
}

export function areaOfPage(name: string): AccessArea | null {
  if (catalogueResource(name)) return 'catalogue';
  const [, collection] = OTHER_PAGES.find(([page]) => page === name) ?? [];
  return collection ? COLLECTIONS[collection].area : (AREAS_OF_PAGES[name] ?? null);
}

export function collectionOfResource(name: string): CollectionName {
  const catalogue = catalogueResource(name);
  if (catalogue) return collectionOf(catalogue.collection, catalogue.line);
  const [, collection] = OTHER_PAGES.find(([page]) => page === name) ?? [];
  if (!collection) throw new Error(`${name} has no collection. Add it to data/resources.ts.`);
  return collection;
}
