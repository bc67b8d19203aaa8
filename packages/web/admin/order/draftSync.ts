import { isSameDraft, type OfferDraft } from '@lumitor/domain/order/offerDraft';
import type { OfferTerms } from '@lumitor/domain/order/offerTerms';

/** Base of terms typed before the draft was read, or stored earlier. */
export const UNKNOWN_BASE = -1;

/** State of a draft in the form and on the service (D76a). */
export interface DraftSync {
  stored: OfferDraft | null;
  terms: OfferTerms | null;
  /** Version that the terms are based on; null if they are stored. */
  base: number | null;
  theirs: OfferDraft | null;
  /** Terms replaced by a choice; null if none. */
  replaced: OfferTerms | null;
}

export type Unsent = Pick<DraftSync, 'terms'> & { base: number };

export const openSync = (unsent: Unsent | null): DraftSync => ({
  stored: null,
  theirs: null,
  replaced: null,
  ...(unsent ?? { terms: null, base: null }),
});

export const unsentOf = ({ terms, base }: DraftSync): Unsent | null =>
  base === null ? null : { terms, base };

export function editedDraft(sync: DraftSync, terms: OfferTerms | null): DraftSync {
  const { stored, theirs, base } = sync;
  const isStored = stored !== null && theirs === null && isSameDraft(stored.terms, terms);
  return { ...sync, terms, base: isStored ? null : (base ?? stored?.version ?? UNKNOWN_BASE) };
}

const taken = (sync: DraftSync, stored: OfferDraft): DraftSync => ({
  ...sync,
  stored,
  terms: stored.terms,
  base: null,
  theirs: null,
});

/**
 * State after the service returned another draft. Equal terms and removals accept it; own terms on its
 * version stay unsent; otherwise it is a conflict.
 */
export function refusedDraft(sync: DraftSync, draft: OfferDraft): DraftSync {
  const { stored, terms, base } = sync;
  const isRemoval = terms === null;
  if (base === null || isRemoval || isSameDraft(draft.terms, terms)) return taken(sync, draft);
  if (draft.version === base) return { ...sync, stored: draft };
  // Without a stored draft, only another draft is a conflict.
  const isStarted = base === UNKNOWN_BASE || stored?.terms === null;
  if (isStarted && draft.terms === null) return { ...sync, stored: draft, base: draft.version };
  return { ...sync, stored: draft, theirs: draft };
}

/** An older answer changes nothing. */
export const received = (sync: DraftSync, draft: OfferDraft): DraftSync =>
  sync.stored && draft.version <= sync.stored.version ? sync : refusedDraft(sync, draft);

export function acceptedDraft(sync: DraftSync, draft: OfferDraft): DraftSync {
  if (sync.stored && draft.version <= sync.stored.version) return sync;
  const isAll = isSameDraft(draft.terms, sync.terms);
  return { ...sync, stored: draft, base: isAll ? null : draft.version };
}

export function chooseOwnDraft(sync: DraftSync): DraftSync {
  const { theirs } = sync;
  return theirs ? { ...sync, base: theirs.version, theirs: null, replaced: theirs.terms } : sync;
}

export const chooseStoredDraft = (sync: DraftSync): DraftSync =>
  sync.theirs ? { ...taken(sync, sync.theirs), replaced: sync.terms } : sync;

export const exchanged = (sync: DraftSync): DraftSync =>
  sync.replaced ? { ...editedDraft(sync, sync.replaced), replaced: sync.terms } : sync;

export const issued = (sync: DraftSync, by: string): DraftSync => ({
  ...openSync(null),
  stored: sync.stored && {
    version: sync.stored.version + 1,
    at: new Date().toISOString(),
    by,
    terms: null,
  },
});
