import type { Email } from '@lumitor/domain/catalogue/partner';
import { csvOf, notRunAnywhere } from '../../csv/csv.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

/** CSV of e-mails for a spreadsheet or a mailing. */
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

/** State of a consent (D31); a requested but unconfirmed consent counts as not given. */
export function consentState({
  consent,
}: Pick<Email, 'consent'>): 'byHand' | 'given' | 'asked' | 'confirmed' {
  if (!consent) return 'byHand';
  if (consent.confirmedAt) return 'confirmed';
  return consent.isAsked ? 'asked' : 'given';
}
