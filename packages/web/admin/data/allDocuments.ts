import type { Stored } from '@lumitor/domain/catalogue/article';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import type { Fields } from './changes.ts';
import { readAllPages } from './readPages.ts';

export type Document = Fields & Stored;

/** What is loaded, until somebody changes it: a list is filtered and sorted without asking again. */
const loaded = new Map<CollectionName, Promise<Document[]>>();

/** Every document of a collection, newest first, without `base64`. */
export function allDocuments(collection: CollectionName): Promise<Document[]> {
  let documents = loaded.get(collection);
  if (!documents) {
    documents = readAllPages(collection, new URLSearchParams({ omit: 'base64' }));
    loaded.set(collection, documents);
    documents.catch(() => loaded.delete(collection));
  }
  return documents;
}

/** The next look at these collections, or at all, asks the data service again. */
export function forgetDocuments(collections?: readonly CollectionName[]): void {
  if (!collections) loaded.clear();
  for (const collection of collections ?? []) loaded.delete(collection);
}
