import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadTexts } from '../../data/texts.ts';
import { forgetDocuments } from '../data/allDocuments.ts';

/** Keeps the lists as they are in the shop, whoever changes it: the data service tells of every change. */
export function useFollowedChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const source = new EventSource('/api/events');
    const renew = (collections?: readonly CollectionName[]) => {
      forgetDocuments(collections);
      // What is open for editing stays as it was read, or a conflict could not be seen.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
    };
    source.addEventListener('documents', ({ data }) => renew(JSON.parse(data).collections));
    source.addEventListener('snapshot', ({ data }) => {
      if (JSON.parse(data).snapshot === 'texts') void loadTexts();
    });
    return () => source.close();
  }, [queries]);
}
