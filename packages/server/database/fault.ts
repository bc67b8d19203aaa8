const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? '') : '';

/** Serialization failure and deadlock in PostgreSQL. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Whether another transaction won, so that a retry can succeed. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));

const ORPHANS = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether a referenced row is missing (foreign key violation). */
export const isOrphan = (error: unknown): boolean => ORPHANS.has(codeOf(error));

/** No answer, connection or space: codes of SQLite, PostgreSQL and the system. */
const UNAVAILABLE =
  /^(?:SQLITE_(?:FULL|IOERR|BUSY|CANTOPEN|READONLY)|08|25006|40001|40P01|53|57|58|ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)/;

export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.test(codeOf(error));

/** Null for errors that are not of the database or its connection. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Errors of the web platform have a number for a code.
  const { code: given, severity } = error as { code?: unknown; severity?: unknown };
  const code = typeof given === 'string' ? given : '';
  if (severity && /^[0-9A-Z]{5}$/.test(code)) return code;
  if (code.startsWith('SQLITE_')) return code;
  // `fetch` hides the connection errors of other services.
  return isUnavailable(error) ? 'connection' : null;
}
