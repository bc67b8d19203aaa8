import type { Email } from '@lumitor/domain/catalogue/partner';
import { csvOf, notRunAnywhere } from '../../parts/csv.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

/** The list of e-mails for a spreadsheet or a mailing. @param translate gives the administration's words */
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

/** How far a consent has come (D31); until it is confirmed, one that was asked for by mail counts as not given. */
export function consentState({
  consent,
}: Pick<Email, 'consent'>): 'byHand' | 'given' | 'asked' | 'confirmed' {
  if (!consent) return 'byHand';
  if (consent.confirmedAt) return 'confirmed';
  return consent.isAsked ? 'asked' : 'given';
}
