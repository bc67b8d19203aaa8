import type { FormerDraft } from '@lumitor/domain/order/offerDraft';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';
import { useStore } from 'zustand/react';
import { sessionStore } from '../../data/session.ts';
import { useMay } from '../data/useMay.ts';
import { type DraftSession, type DraftState, draftStorage, fetchDrafts, openDraft } from './draftSession.ts';

export const draftQuery = (orderId: string): string[] => ['offerDrafts', 'read', orderId];

export interface Drafting extends DraftState {
  session: DraftSession;
  email: string;
  /** Whether a draft is possible but not yet read. */
  isLoading: boolean;
  former: FormerDraft | null;
}

export function useOfferDraft(orderId: string): Drafting {
  const { write: mayOffer } = useMay('offers');
  const email = useStore(sessionStore, (state) => state.email);
  const store = useStoreContext();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: draftQuery(orderId),
    queryFn: () => fetchDrafts(orderId),
    enabled: mayOffer,
    retry: false,
    // Offline it fails at once, and the local terms are shown.
    networkMode: 'always',
    // A cached answer may be of a draft issued since.
    gcTime: 0,
  });
  const [session] = useState(() =>
    openDraft({
      orderId,
      email,
      storage: draftStorage(store, orderId),
      reread: async () => (await refetch()).data?.draft ?? null,
    }),
  );
  useEffect(() => (mayOffer ? session.start() : undefined), [session, mayOffer]);
  const draft = data?.draft;
  useEffect(() => {
    if (draft) session.receive(draft);
  }, [session, draft]);
  const state = useStore(session.store);
  const isLoading = mayOffer && isPending && !isError && state.sync.terms === null;
  return { ...state, session, email, isLoading, former: data?.former ?? null };
}
