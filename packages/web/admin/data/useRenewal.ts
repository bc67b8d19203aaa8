import type { CollectionName } from '@lumitor/domain/documents/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetDocuments } from './allDocuments.ts';
import { renewQueries } from './renewQueries.ts';

/**
 * Shows at once what was just written here: the data service tells of it too, a moment later. Ends when the
 * pages that are open have it.
 */
export function useRenewal(): (collections: readonly CollectionName[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (collections) => {
      forgetDocuments(collections);
      return renewQueries(queries);
    },
    [queries],
  );
}
