import { emailAddress } from '@lumitor/domain/catalogue/field';
import { isEqual } from '@lumitor/domain/math/equal';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';
import type { SentPicture } from '@lumitor/domain/order/sentPictures';
import { PLAN_FIELD_NAMES } from '@lumitor/domain/plan/fields';
import { MAX_NAME } from '@lumitor/domain/plan/plan';
import type { StoredPlan } from '@lumitor/domain/plan/storedPlan';
import type { Misfit } from '@lumitor/domain/quote/fit';
import type { Quote } from '@lumitor/domain/quote/quote';
import * as v from 'valibot';
import { currencyStore } from '../data/currency.ts';
import { languagePrices } from '../data/settings.ts';

/** Plan and form fields to be saved. */
export interface SaveDraft extends StoredPlan, Pick<OrderRequest, 'isMicro' | 'language' | 'showsGross'> {
  /** As typed; empty if none is given. */
  email: string;
  newsletter: boolean;
  /** Whether the visitor agrees to send the floor plan with the order (D47). */
  sendsUnderlay: boolean;
  /** Id of the visitor's partner link, or null. */
  reflinkId: string | null;
  /** Id of the revised order, or null (D61). */
  revises: string | null;
}

/** Warnings that the visitor has confirmed. */
export interface Confirmed {
  /** Keys of findings (D57). */
  findings?: string[];
  /** New net total in cents, after a price change. */
  net?: number;
}

export interface DraftFaults {
  name?: 'nameTooLong';
  email?: 'emailInvalid' | 'emailForNewsletter';
}

/** Faults of the fields. */
export function draftFaults({ name, email: typed, newsletter }: SaveDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (name.trim().length > MAX_NAME) faults.name = 'nameTooLong';
  if (typed.trim()) {
    if (!v.is(emailAddress, typed)) faults.email = 'emailInvalid';
  } else if (newsletter) faults.email = 'emailForNewsletter';
  return faults;
}

/** Obstacle to saving, as a text key; null without one. */
export function obstacleTo({ steps, choices }: SaveDraft, misfits: readonly Misfit[]) {
  if (steps.length === 0) return 'needsSteps';
  if (!choices.connectionId) return 'needsRails';
  return misfits.length > 0 ? 'needsFit' : null;
}

/** Request body without its key (D29). @param pictures sent with the order */
export function requestOf(
  draft: SaveDraft,
  quote: Quote,
  confirmed: Confirmed,
  pictures: Pick<OrderRequest, SentPicture> = {},
): Omit<OrderRequest, 'idempotencyKey'> {
  const {
    name,
    email: typed,
    newsletter,
    reflinkId,
    revises,
    sendsUnderlay: _,
    underlay: __,
    view: ___,
    ...rest
  } = draft;
  const { picked } = currencyStore.getState();
  return {
    ...rest,
    ...pictures,
    name: name.trim(),
    ...(typed.trim() ? { email: typed.trim() } : {}),
    newsletter: newsletter && typed.trim() !== '',
    ...(reflinkId ? { reflinkId } : {}),
    ...(revises ? { revises } : {}),
    ...(picked && { currency: picked }),
    seen: { net: confirmed.net ?? quote.totals.net, currency: languagePrices(draft.language).currency },
    confirmed: { powerExceeded: false, missingArticles: false, findings: confirmed.findings ?? [] },
  };
}

/** Fingerprint of the content, for comparison with what was saved; excludes visitor and view. */
export function draftContent(draft: SaveDraft): string {
  const { isMicro, steps, inactiveEntries, choices, name, sendsUnderlay } = draft;
  const later = PLAN_FIELD_NAMES.filter((field) => field !== 'name').map((field): [string, unknown] => [
    field,
    field === 'underlay' && !sendsUnderlay ? undefined : draft[field],
  ]);
  // Saves stored before the later fields existed are still compared by the first five.
  const has = later.some(([, value]) => value != null);
  const rest = has ? [Object.fromEntries(later)] : [];
  return JSON.stringify([isMicro, steps, inactiveEntries, choices, name.trim(), ...rest]);
}

/**
 * Whether two contents belong to the same draft. The order of keys differs between an edited plan and the same plan
 * read from storage.
 */
export const isSameContent = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && isEqual(JSON.parse(one), JSON.parse(other)));
