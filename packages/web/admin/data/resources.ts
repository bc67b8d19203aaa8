import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import {
  COLLECTIONS,
  type CollectionName,
  collectionOf,
  isNamedCollection,
  type NamedCollection,
} from '@lumitor/domain/collections/collections';
import type { Area } from '@lumitor/domain/people/roles';

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

/** The other pages and the collection that each keeps. */
const OTHER_PAGES: readonly (readonly [page: string, collection: CollectionName])[] = [
  ['typy', 'luminaireTypes'],
  ['cele', 'lightTargets'],
  ['reguly', 'partTables'],
  ['translacje', 'translations'],
  ['jezyki', 'languages'],
  ['reflinks', 'reflinks'],
  ['zamowienia', 'reflinksdownload'],
  ['emaile', 'emails'],
  ['ustawienia', 'settings'],
  ['ustawienia', 'serviceSettings'],
];

/** The page of a small collection, which its description makes. */
export interface NamedResource {
  name: string;
  word: string;
  /** Both have it. */
  line: null;
  collection: NamedCollection;
}

export const NAMED_RESOURCES: readonly NamedResource[] = OTHER_PAGES.flatMap(([name, collection]) =>
  isNamedCollection(collection) ? [{ name, word: name, line: null, collection }] : [],
);

/** A list that goes into files and comes from them. */
export type ListResource = CatalogueResource | NamedResource;

export const LIST_RESOURCES: readonly ListResource[] = [...CATALOGUE_RESOURCES, ...NAMED_RESOURCES];

export const storedCollection = (resource: ListResource): CollectionName =>
  resource.line ? collectionOf(resource.collection, resource.line) : resource.collection;

/** Pages that keep no collection of their own, by the area that they show. */
const AREAS_OF_PAGES: Readonly<Record<string, Area>> = {
  'pierwsza-wycena': 'catalogue',
  braki: 'catalogue',
  ustawienia: 'settings',
  konta: 'people',
};

export const catalogueResource = (name: string): CatalogueResource | undefined =>
  CATALOGUE_RESOURCES.find((resource) => resource.name === name);

/** The catalogue's page of a stored collection; undefined where it is not the catalogue's. */
export const catalogueOf = (stored: CollectionName): CatalogueResource | undefined =>
  CATALOGUE_RESOURCES.find(({ collection, line }) => collectionOf(collection, line) === stored);

/** The page under /admin that keeps a collection: what names it, too. */
export function pageOfCollection(collection: CollectionName): string {
  const [page] = OTHER_PAGES.find(([, kept]) => kept === collection) ?? [collection];
  return catalogueOf(collection)?.name ?? page;
}

/** Path under /admin of a document's own page, or of the page that keeps it. */
export function pathOfDocument(collection: CollectionName, id: string): string {
  const page = pageOfCollection(collection);
  const hasForms = catalogueOf(collection) !== undefined || collection === 'reflinks';
  return hasForms ? `${page}/${encodeURIComponent(id)}` : page;
}

/** The area that a page under /admin belongs to; null: it is for everybody, or there is none. */
export function areaOfPage(name: string): Area | null {
  if (catalogueResource(name)) return 'catalogue';
  const [, collection] = OTHER_PAGES.find(([page]) => page === name) ?? [];
  return collection ? COLLECTIONS[collection].area : (AREAS_OF_PAGES[name] ?? null);
}

/** The stored collection behind a page's name. */
export function collectionOfResource(name: string): CollectionName {
  const catalogue = catalogueResource(name);
  if (catalogue) return collectionOf(catalogue.collection, catalogue.line);
  const [, collection] = OTHER_PAGES.find(([page]) => page === name) ?? [];
  if (!collection) throw new Error(`No collection stands behind ${name}. Add it to data/resources.ts.`);
  return collection;
}
