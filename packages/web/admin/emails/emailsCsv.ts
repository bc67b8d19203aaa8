import type { Email } from '@lumitor/domain/catalogue/partner';
import { csvOf, notRunAnywhere } from '../../csv/csv.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

export function emailsCsv(emails: readonly Email[], translate: TranslateWord): string {
  const head = (
    ['email', 'consent', 'state', 'confirmedAt', 'wording', 'address', 'reflinkName', 'reflinkEmail'] as const
  ).map((key) => translate(`emails.${key}`));
  const rows = emails.map((stored) => [
    stored.email,
    spreadsheetTime(stored.createdAt),
    translate(`emails.${consentState(stored)}`),
    stored.consent?.confirmedAt ? spreadsheetTime(stored.consent.confirmedAt) : '',
    stored.consent?.wording ?? '',
    stored.consent?.address ?? '',
    stored.refData?.name ?? '',
    stored.refData?.email ?? '',
  ]);
  return csvOf([head, ...rows], notRunAnywhere);
}

/** A requested but unconfirmed consent counts as not given (D31). */
export function consentState({
  consent,
}: Pick<Email, 'consent'>): 'byHand' | 'given' | 'asked' | 'confirmed' {
  if (!consent) return 'byHand';
  if (consent.confirmedAt) return 'confirmed';
  return consent.isAsked ? 'asked' : 'given';
}
