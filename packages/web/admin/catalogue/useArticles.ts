import { collectionOf } from '@lumitor/domain/collections/collections';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { Document } from '../data/documents.ts';
import type { CatalogueResource } from '../data/resources.ts';

const NONE: readonly Document[] = [];

/** All articles of a page's collection; none before they are loaded. */
export function useArticles({ collection, line }: CatalogueResource): readonly Document[] {
  return useAllDocuments([collectionOf(collection, line)]).documents?.[0] ?? NONE;
}
