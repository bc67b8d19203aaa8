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

/** What the visitor is about to save, as it stands on the screen. */
export interface Draft extends StoredPlan, Pick<OrderRequest, 'isMicro' | 'language' | 'showsGross'> {
  /** As typed; empty where none is given. */
  email: string;
  newsletter: boolean;
  /** Whether the visitor lets the floor plan go with the order (D47). */
  sendsUnderlay: boolean;
  /** Of the partner through whom the visitor came, or null. */
  reflinkId: string | null;
  /** Id of the order that this is a revision of, or null (D61). */
  revises: string | null;
}

/** What the visitor was told of and saves all the same. */
export interface Confirmed {
  /** Keys of what the check found (D57). */
  findings?: string[];
  /** The new net total in cents, of prices that changed meanwhile. */
  net?: number;
}

export interface DraftFaults {
  name?: 'nameTooLong';
  email?: 'emailInvalid' | 'emailForNewsletter';
}

/** What is wrong with the fields. */
export function faultsOf({ name, email: typed, newsletter }: Draft): DraftFaults {
  const faults: DraftFaults = {};
  if (name.trim().length > MAX_NAME) faults.name = 'nameTooLong';
  if (typed.trim()) {
    if (!v.is(emailAddress, typed)) faults.email = 'emailInvalid';
  } else if (newsletter) faults.email = 'emailForNewsletter';
  return faults;
}

/** What stands in the way of saving, as a key of the texts; null: nothing. */
export function obstacleTo({ steps, choices }: Draft, misfits: readonly Misfit[]) {
  if (steps.length === 0) return 'needsSteps';
  if (!choices.connectionId) return 'needsRails';
  return misfits.length > 0 ? 'needsFit' : null;
}

/** What to post but its key (D29). @param pictures those that go with the order */
export function requestOf(
  draft: Draft,
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

/** Tells whether what is on the screen is what was saved; who looks at it, and how, is no part of it. */
export function contentOf(draft: Draft): string {
  const { isMicro, steps, inactiveEntries, choices, name, sendsUnderlay } = draft;
  const later = PLAN_FIELD_NAMES.filter((field) => field !== 'name').map((field): [string, unknown] => [
    field,
    field === 'underlay' && !sendsUnderlay ? undefined : draft[field],
  ]);
  // Saves that a browser has kept from before there were these are still told apart by the first five.
  const has = later.some(([, value]) => value != null);
  const rest = has ? [Object.fromEntries(later)] : [];
  return JSON.stringify([isMicro, steps, inactiveEntries, choices, name.trim(), ...rest]);
}

/**
 * Whether two contents are of the same draft. The order of keys differs between a plan that was edited and the same
 * plan read from storage.
 */
export const isSameContent = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && isEqual(JSON.parse(one), JSON.parse(other)));
