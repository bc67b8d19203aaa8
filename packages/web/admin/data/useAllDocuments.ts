import type { CollectionName } from '@lumitor/domain/documents/collections';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { allDocuments, type Document } from './allDocuments.ts';

export interface AllDocuments {
  /** Undefined until every collection is there. */
  documents: (readonly Document[])[] | undefined;
  error: Error | null;
  retry(): void;
}

/** One function for all: what follows from the documents is worked out anew only when they change. */
function combine(results: UseQueryResult<Document[]>[]): AllDocuments {
  const documents = results.flatMap(({ data }) => (data ? [data] : []));
  return {
    documents: documents.length === results.length ? documents : undefined,
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** Whole collections, in the order asked for; renewed when somebody changes them. */
export const useAllDocuments = (collections: readonly CollectionName[]): AllDocuments =>
  useQueries({
    queries: collections.map((collection) => ({
      queryKey: [collection, 'all'],
      queryFn: () => allDocuments(collection),
    })),
    combine,
  });
