import type { CollectionName } from '@lumitor/domain/collections/collections';
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type AdminDocument, readAll } from './documents.ts';

/** Newest first, without `base64`; cached, so lists filter without a request. */
export const allDocuments = <Name extends CollectionName>(collection: Name) =>
  queryOptions({
    queryKey: [collection, 'all'],
    queryFn: () => readAll(collection),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export interface AllDocuments<Name extends CollectionName> {
  documents: (readonly AdminDocument<Name>[])[] | undefined;
  error: Error | null;
  retry(): void;
}

/** Stable function: derived values are recomputed only when the documents change. */
function combine<Name extends CollectionName>(
  results: UseQueryResult<AdminDocument<Name>[]>[],
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

export const useAllDocuments = <Name extends CollectionName>(collections: readonly Name[]) =>
  useQueries({ queries: collections.map((collection) => allDocuments(collection)), combine: combine<Name> });
