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

export interface SaveDraft extends StoredPlan, Pick<OrderRequest, 'isMicro' | 'language' | 'showsGross'> {
  email: string;
  newsletter: boolean;
  sendsUnderlay: boolean;
  reflinkId: string | null;
  revises: string | null;
}

export interface Confirmed {
  findings?: string[];
  net?: number;
}

export interface DraftFaults {
  name?: 'nameTooLong';
  email?: 'emailInvalid' | 'emailForNewsletter';
}

export function draftFaults({ name, email: typed, newsletter }: SaveDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (name.trim().length > MAX_NAME) faults.name = 'nameTooLong';
  if (typed.trim()) {
    if (!v.is(emailAddress, typed)) faults.email = 'emailInvalid';
  } else if (newsletter) faults.email = 'emailForNewsletter';
  return faults;
}

export function reasonAgainst({ steps, choices }: SaveDraft, misfits: readonly Misfit[]) {
  if (steps.length === 0) return 'needsSteps';
  if (!choices.connectionId) return 'needsRails';
  return misfits.length > 0 ? 'needsFit' : null;
}

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

/** Excludes visitor and view. */
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

export const isSameContent = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && isEqual(JSON.parse(one), JSON.parse(other)));
