import type { CollectionName } from '@lumitor/domain/collections/collections';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { listenToEvents } from '../../data/eventStream.ts';
import { sessionStore } from '../../data/session.ts';
import { loadTexts } from '../../data/texts.ts';
import { renewDocuments, renewQueries } from '../data/renewal.ts';

/** The pages of e-mails or orders that are on their way. */
const pagesOnTheirWay = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ queryKey }) => queryKey[1] === 'getInfiniteList' })
    .map(({ promise }) => promise);

/** Keeps the lists as they are in the shop, whoever changes it: the data service tells of every change. */
export function useFollowedChanges(): void {
  const queries = useQueryClient();
  // A stream that a visitor has opened tells of no lists: one for each session.
  const isSignedIn = useStore(sessionStore, ({ status }) => status === 'signedIn');
  useEffect(() => {
    if (!isSignedIn) return;
    let isWaiting = false;
    const renew = async (collections?: readonly CollectionName[]) => {
      void renewDocuments(queries, collections);
      if (isWaiting) return;
      isWaiting = true;
      // Renewed meanwhile, a next page that somebody has asked for would be dropped.
      for (let pages = pagesOnTheirWay(queries); pages.length > 0; pages = pagesOnTheirWay(queries))
        await Promise.allSettled(pages);
      isWaiting = false;
      await renewQueries(queries);
    };
    return listenToEvents({
      on: {
        documents: (data) => void renew(JSON.parse(data).collections),
        snapshot: (data) => {
          if (JSON.parse(data).snapshot === 'texts') void loadTexts();
        },
      },
      onReopened: () => {
        void renew();
        void loadTexts();
      },
    });
  }, [queries, isSignedIn]);
}
