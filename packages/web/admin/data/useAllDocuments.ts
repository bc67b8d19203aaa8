import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { useQueries } from '@tanstack/react-query';
import { allDocuments, type Document } from './allDocuments.ts';

export interface AllDocuments {
  /** Undefined until every collection is there. */
  documents: (readonly Document[])[] | undefined;
  error: Error | null;
  retry(): void;
}

/** Whole collections, in the order asked for; renewed when somebody changes them. */
export function useAllDocuments(collections: readonly CollectionName[]): AllDocuments {
  return useQueries({
    queries: collections.map((collection) => ({
      queryKey: [collection, 'all'],
      queryFn: () => allDocuments(collection),
    })),
    combine: (results) => {
      const documents = results.flatMap(({ data }) => (data ? [data] : []));
      return {
        documents: documents.length === results.length ? documents : undefined,
        error: results.find(({ error }) => error)?.error ?? null,
        retry: () => {
          for (const { isError, refetch } of results) if (isError) void refetch();
        },
      };
    },
  });
}
