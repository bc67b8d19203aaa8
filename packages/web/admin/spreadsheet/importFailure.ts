import { HttpError } from 'react-admin';
import { failureWords } from '../elements/failureWords.ts';
import type { TranslateWord } from '../words/useTranslate.ts';
import type { ImportPlan } from './plan/importPlan.ts';

/** The row behind an operation: of each plan additions come first, then changes. */
function rowOf(plans: readonly ImportPlan[], operation: unknown): number | undefined {
  const planned = plans.flatMap(({ additions, changes }) => [...additions, ...changes]);
  return typeof operation === 'number' ? planned[operation]?.row : undefined;
}

/** Why an import was not made. @param plans in the order in which they were sent */
export function importFailure(
  error: unknown,
  plans: readonly ImportPlan[],
  translate: TranslateWord,
): string {
  const { status, message, body } =
    error instanceof HttpError ? error : { status: 0, message: '', body: null };
  if (status === 404 || status === 409) return translate('spreadsheet.failures.stale');
  const row = status === 400 ? rowOf(plans, body?.operation) : undefined;
  return row === undefined
    ? failureWords(error, translate)
    : translate('spreadsheet.failures.refusedRow', { row, message });
}
