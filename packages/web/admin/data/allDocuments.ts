import type { CollectionName } from '@lumitor/domain/collections/collections';
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type DocumentOf, readAll } from './documents.ts';

/**
 * Every document of a collection, newest first, without `base64`. Kept until somebody changes it: a list is filtered
 * and sorted without asking again.
 */
export const allDocuments = <Name extends CollectionName>(collection: Name) =>
  queryOptions({
    queryKey: [collection, 'all'],
    queryFn: () => readAll(collection),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export interface AllDocuments<Name extends CollectionName> {
  /** Undefined until every collection is there. */
  documents: (readonly DocumentOf<Name>[])[] | undefined;
  error: Error | null;
  retry(): void;
}

/** One function for all: what follows from the documents is worked out anew only when they change. */
function combine<Name extends CollectionName>(
  results: UseQueryResult<DocumentOf<Name>[]>[],
): AllDocuments<Name> {
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
export const useAllDocuments = <Name extends CollectionName>(collections: readonly Name[]) =>
  useQueries({ queries: collections.map((collection) => allDocuments(collection)), combine: combine<Name> });
