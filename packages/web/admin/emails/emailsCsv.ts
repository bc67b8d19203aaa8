import type { Email } from '@lumitor/domain/catalogue/partner';
import { csvOf, notRunAnywhere } from '../../parts/csv.ts';
import { spreadsheetTime } from '../elements/dates.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

/** The list of e-mails for a spreadsheet or a mailing. @param translate gives the administration's words */
export function emailsCsv(emails: readonly Email[], translate: TranslateWord): string {
  const head = (['email', 'consent', 'reflinkName', 'reflinkEmail'] as const).map((key) =>
    translate(`emails.${key}`),
  );
  const rows = emails.map(({ email, createdAt, refData }) => [
    email,
    spreadsheetTime(createdAt),
    refData?.name ?? '',
    refData?.email ?? '',
  ]);
  return csvOf([head, ...rows], notRunAnywhere);
}
