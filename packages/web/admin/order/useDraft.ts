import type { FormerDraft } from '@lumitor/domain/order/offerDraft';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useMay } from '../data/useMay.ts';
import { type DraftSession, type DraftState, draftStorage, fetchDrafts, openDraft } from './draftSession.ts';

/** Key of the query that reads the draft of an offer. */
export const draftQuery = (orderId: string): string[] => ['offerDrafts', 'read', orderId];

export interface Drafting extends DraftState {
  session: DraftSession;
  /** E-mail of who is signed in. */
  email: string;
  /** Neither the service nor this browser has said yet whether there is a draft. */
  isLoading: boolean;
  /** Draft that was begun on an earlier revision; null: there is none. */
  former: FormerDraft | null;
}

/** The draft of an offer for a revision, read from the service and saved there by whoever prepares offers. */
export function useDraft(orderId: string): Drafting {
  const { write: mayOffer } = useMay('offers');
  const email = useStore(sessionStore, (state) => state.email);
  const store = useStoreContext();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: draftQuery(orderId),
    queryFn: () => fetchDrafts(orderId),
    enabled: mayOffer,
    retry: false,
    // Without a network it fails at once, and what this browser has is shown.
    networkMode: 'always',
    // A former answer may be of a draft that was issued since.
    gcTime: 0,
  });
  const [session] = useState(() =>
    openDraft({
      ...{ orderId, email, storage: draftStorage(store, orderId) },
      reread: async () => (await refetch()).data?.draft ?? null,
    }),
  );
  useEffect(() => (mayOffer ? session.start() : undefined), [session, mayOffer]);
  const draft = data?.draft;
  useEffect(() => {
    if (draft) session.hear(draft);
  }, [session, draft]);
  const state = useStore(session.store);
  const isLoading = mayOffer && isPending && !isError && state.sync.terms === null;
  return { ...state, session, email, isLoading, former: data?.former ?? null };
}
