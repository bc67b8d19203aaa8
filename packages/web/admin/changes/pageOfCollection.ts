import { type CollectionName, collectionOf } from '@lumitor/domain/documents/collections';
import { CATALOGUE_RESOURCES, type CatalogueResource } from '../data/resources.ts';

const BY_COLLECTION: ReadonlyMap<string, CatalogueResource> = new Map(
  CATALOGUE_RESOURCES.map((resource) => [collectionOf(resource.collection, resource.line), resource]),
);

/** The catalogue's page of a stored collection; undefined where it is not the catalogue's. */
export const catalogueOf = (collection: CollectionName): CatalogueResource | undefined =>
  BY_COLLECTION.get(collection);

const OTHER_PAGES: Partial<Record<CollectionName, string>> = {
  partTables: 'reguly',
  translations: 'translacje',
  languages: 'jezyki',
  reflinks: 'reflinks',
  reflinksdownload: 'zamowienia',
  emails: 'emaile',
};

/** The page under /admin that keeps a collection: what names it, too. */
export const pageOfCollection = (collection: CollectionName): string =>
  catalogueOf(collection)?.name ?? OTHER_PAGES[collection] ?? collection;

/** Path under /admin of a document's own page, or of the page that keeps it. */
export function pathOfDocument(collection: CollectionName, id: string): string {
  const page = pageOfCollection(collection);
  const hasForms = catalogueOf(collection) !== undefined || collection === 'reflinks';
  return hasForms ? `${page}/${encodeURIComponent(id)}` : page;
}
