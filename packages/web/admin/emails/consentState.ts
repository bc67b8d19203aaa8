import type { Email } from '@lumitor/domain/catalogue/partner';

/** How far a consent has come (D31); until it is confirmed, one that was asked for by mail counts as not given. */
export function consentState({
  consent,
}: Pick<Email, 'consent'>): 'byHand' | 'given' | 'asked' | 'confirmed' {
  if (!consent) return 'byHand';
  if (consent.confirmedAt) return 'confirmed';
  return consent.isAsked ? 'asked' : 'given';
}
