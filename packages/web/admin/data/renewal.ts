import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks again for whole collections; for those that no page shows, at the next look at them. */
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
      // It may have been read before the change: whoever waits for it gets what is read now.
      if (isOnItsWay) void query.cancel({ silent: true });
      return isOnItsWay || query.isActive() ? query.fetch() : null;
    });
  return Promise.allSettled(readings);
}

/**
 * Loads again what the open pages show otherwise. What is open for editing stays as it was read, or a conflict could
 * not be seen.
 */
export const renewQueries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, what], state }) =>
      what !== 'all' && (what !== 'getOne' || state.data === undefined),
  });

/**
 * Shows at once what was just written here: the data service tells of it too, a moment later. Ends when the
 * pages that are open have it.
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
