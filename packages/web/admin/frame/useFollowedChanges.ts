import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetDocuments } from '../data/allDocuments.ts';

/** Keeps the lists as they are in the shop, whoever changes it: the data service tells of every change. */
export function useFollowedChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/api/changes/events');
    const renew = (collections?: readonly CollectionName[]) => {
      forgetDocuments(collections);
      // What is open for editing stays as it was read, or a conflict could not be seen.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
    };
    source.addEventListener('documents', ({ data }) => renew(JSON.parse(data).collections));
    let isAgain = false;
    source.addEventListener('open', () => {
      if (isAgain) renew();
      isAgain = true;
    });
    return () => source.close();
  }, [queries]);
}
