import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A pending answer may predate the change: whoever waits for it gets a new one. */
function fetchAgain(query: Query): Promise<unknown> {
  if (query.state.fetchStatus === 'fetching') void query.cancel({ silent: true });
  return query.fetch();
}

/** Invisible collections are refetched at their next use. */
export function renewDocuments(
  queries: QueryClient,
  collections?: readonly CollectionName[],
): Promise<unknown> {
  const isAffected = ({ queryKey: [name, what] }: Query) =>
    what === 'all' && (!collections || collections.some((collection) => collection === name));
  const readings = queries
    .getQueryCache()
    .findAll({ predicate: isAffected })
    .map((query) => {
      query.invalidate();
      return query.state.fetchStatus === 'fetching' || query.isActive() ? fetchAgain(query) : null;
    });
  return Promise.allSettled(readings);
}

/** Documents open for editing stay as read: a refetch would hide conflicts. */
export async function renewQueries(queries: QueryClient): Promise<void> {
  const predicate = ({ queryKey: [, what], state }: Query) =>
    what !== 'all' && (what !== 'getOne' || state.data === undefined);
  const restarted = queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate })
    .filter(({ state }) => state.data === undefined)
    .map(fetchAgain);
  await Promise.all([queries.invalidateQueries({ predicate }), Promise.allSettled(restarted)]);
}

/** Resolves with the new data on open pages, before the service's event. */
export function useRenewal(): (collections: readonly CollectionName[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (collections) => {
      const documents = renewDocuments(queries, collections);
      await renewQueries(queries);
      await documents;
    },
    [queries],
  );
}
