import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Refetches whole collections; those not on screen at their next use. */
export function renewDocuments(
  queries: QueryClient,
  collections?: readonly CollectionName[],
): Promise<unknown> {
  const isMeant = ({ queryKey: [name, what] }: Query) =>
    what === 'all' && (!collections || collections.some((collection) => collection === name));
  const readings = queries
    .getQueryCache()
    .findAll({ predicate: isMeant })
    .map((query) => {
      query.invalidate();
      const isOnItsWay = query.state.fetchStatus === 'fetching';
      // The pending answer may predate the change, so waiting readers get a new one.
      if (isOnItsWay) void query.cancel({ silent: true });
      return isOnItsWay || query.isActive() ? query.fetch() : null;
    });
  return Promise.allSettled(readings);
}

/**
 * Refetches the other data of open pages. Documents open for editing stay as read: a refetch would hide conflicts.
 */
export const renewQueries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, what], state }) =>
      what !== 'all' && (what !== 'getOne' || state.data === undefined),
  });

/**
 * Refetches collections right after a local write, ahead of the service's event. Resolves when the open pages have
 * the new data.
 */
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
