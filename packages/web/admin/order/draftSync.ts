import type { OfferTerms } from '@lumitor/domain/order/offer';
import { isSameDraft, type OfferDraft } from '@lumitor/domain/order/offerDraft';

/** Base of terms that were typed before the draft of the service was read, or in a former version. */
export const UNKNOWN_BASE = -1;

/** The draft of an offer here and on the service (D76a). */
export interface DraftSync {
  /** As the service has it; null: not read yet. */
  stored: OfferDraft | null;
  /** As the form has it; null: there is no draft. */
  terms: OfferTerms | null;
  /** Version that the terms here were changed from; null: they are stored. */
  base: number | null;
  /** Draft of somebody else, saved while the terms here were changed: a person chooses. */
  theirs: OfferDraft | null;
  /** Terms that a choice has replaced; null: no choice was made. */
  replaced: OfferTerms | null;
}

/** Terms that are not on the service yet. */
export type Unsent = Pick<DraftSync, 'terms'> & { base: number };

export const openSync = (unsent: Unsent | null): DraftSync => ({
  ...{ stored: null, theirs: null, replaced: null },
  ...(unsent ?? { terms: null, base: null }),
});

export const unsentOf = ({ terms, base }: DraftSync): Unsent | null =>
  base === null ? null : { terms, base };

/** The side after a change in the form. */
export function edited(sync: DraftSync, terms: OfferTerms | null): DraftSync {
  const { stored, theirs, base } = sync;
  const isStored = stored !== null && theirs === null && isSameDraft(stored.terms, terms);
  return { ...sync, terms, base: isStored ? null : (base ?? stored?.version ?? UNKNOWN_BASE) };
}

const taken = (sync: DraftSync, stored: OfferDraft): DraftSync => ({
  ...sync,
  ...{ stored, terms: stored.terms, base: null, theirs: null },
});

/** The side after the service has refused what was sent, with the draft that it has instead. */
export function refusedDraft(sync: DraftSync, draft: OfferDraft): DraftSync {
  const { stored, terms, base } = sync;
  const isRemoval = terms === null;
  if (base === null || isRemoval || isSameDraft(draft.terms, terms)) return taken(sync, draft);
  if (draft.version === base) return { ...sync, stored: draft };
  // A draft that was begun where there was none stands against another, but not against none.
  const isStarted = base === UNKNOWN_BASE || stored?.terms === null;
  if (isStarted && draft.terms === null) return { ...sync, stored: draft, base: draft.version };
  return { ...sync, stored: draft, theirs: draft };
}

/** The side after a draft was read. An older answer changes nothing. */
export const heard = (sync: DraftSync, draft: OfferDraft): DraftSync =>
  sync.stored && draft.version <= sync.stored.version ? sync : refusedDraft(sync, draft);

/** The side after the service has stored what was sent. */
export function accepted(sync: DraftSync, draft: OfferDraft): DraftSync {
  if (sync.stored && draft.version <= sync.stored.version) return sync;
  const isAll = isSameDraft(draft.terms, sync.terms);
  return { ...sync, stored: draft, base: isAll ? null : draft.version };
}

/** Resolves a conflict by the terms here. */
export function chooseMine(sync: DraftSync): DraftSync {
  const { theirs } = sync;
  return theirs ? { ...sync, base: theirs.version, theirs: null, replaced: theirs.terms } : sync;
}

/** Resolves a conflict by the terms of somebody else. */
export const chooseTheirs = (sync: DraftSync): DraftSync =>
  sync.theirs ? { ...taken(sync, sync.theirs), replaced: sync.terms } : sync;

/** Brings back what a choice has replaced, in exchange for what is there now. */
export const exchanged = (sync: DraftSync): DraftSync =>
  sync.replaced ? { ...edited(sync, sync.replaced), replaced: sync.terms } : sync;

/** The side once an offer was issued, which ends the draft on the service. */
export const issued = (sync: DraftSync, by: string): DraftSync => ({
  ...openSync(null),
  stored: sync.stored && {
    ...{ version: sync.stored.version + 1, at: new Date().toISOString(), by },
    terms: null,
  },
});
