import { HttpError } from 'react-admin';
import type { spreadsheetWords } from '../words/spreadsheet.ts';
import type { ImportPlan } from './plan/importPlan.ts';
import type { Fault } from './sheet/cell.ts';

const isOffline = () => globalThis.navigator?.onLine === false;

/** The row behind an operation: additions come first, then changes. */
function rowOf({ additions, changes }: ImportPlan, operation: unknown): number | undefined {
  return typeof operation === 'number' ? [...additions, ...changes][operation]?.row : undefined;
}

export type ImportFailure = Fault<keyof typeof spreadsheetWords.failures>;

/** Why an import was not made, in words of the administration. */
export function importFailure(error: unknown, plan: ImportPlan): ImportFailure {
  if (!(error instanceof HttpError)) return { key: 'unanswered' };
  const { status, message, body } = error;
  if (status === 0) return { key: isOffline() ? 'offline' : 'unanswered' };
  if (status === 401) return { key: 'session' };
  if (status === 404 || status === 409) return { key: 'stale' };
  // A proxy in between may have given up while the service goes on.
  if (status >= 500) return { key: 'unanswered' };
  const row = rowOf(plan, body?.operation);
  if (row === undefined) return { key: 'refused', values: { message } };
  return { key: 'refusedRow', values: { row, message } };
}
