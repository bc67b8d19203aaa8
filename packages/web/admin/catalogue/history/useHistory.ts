import type { Change } from '@lumitor/domain/documents/change';
import { collectionOf } from '@lumitor/domain/documents/collections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../data/changes.ts';
import type { CatalogueResource } from '../../data/resources.ts';

interface Page {
  changes: Change[];
  next: string | null;
}

/** The changes of an article, newest first, some at a time. */
export function useHistory({ collection, line }: CatalogueResource, id: string) {
  const stored = collectionOf(collection, line);
  return useInfiniteQuery({
    queryKey: [stored, 'history', id],
    queryFn: async ({ pageParam }) => {
      const query = new URLSearchParams({ collection: stored, id, limit: '20' });
      if (pageParam) query.set('after', pageParam);
      return (await ask(`/api/changes?${query}`)) as Page;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
