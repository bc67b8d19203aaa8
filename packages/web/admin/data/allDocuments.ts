import type { Stored } from '@lumitor/domain/catalogue/article';
import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { ask, type Fields } from './changes.ts';

export type Document = Fields & Stored;

const PAGE = 1000;

/** What is loaded, until somebody changes it: a list is filtered and sorted without asking again. */
const loaded = new Map<CollectionName, Promise<Document[]>>();

async function load(collection: CollectionName): Promise<Document[]> {
  const documents: Document[] = [];
  let after: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({ limit: String(PAGE), omit: 'base64' });
    if (after) query.set('after', after);
    const page = (await ask(`/api/documents/${collection}?${query}`)) as {
      documents: Document[];
      next: string | null;
    };
    documents.push(...page.documents);
    after = page.next;
  } while (after);
  return documents;
}

/** Every document of a collection, newest first, without `base64`. */
export function allDocuments(collection: CollectionName): Promise<Document[]> {
  let documents = loaded.get(collection);
  if (!documents) {
    documents = load(collection);
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
