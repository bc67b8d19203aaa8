const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? '') : '';

/** Serialization failure, deadlock: PostgreSQL has given up one of two transactions. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Whether the transaction was given up for another one, and may be done anew. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));

/** A row that belongs to another one which is not there: by PostgreSQL's and SQLite's codes. */
const ORPHANS = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether what a row belongs to was removed before it was written. */
export const isOrphan = (error: unknown): boolean => ORPHANS.has(codeOf(error));

/** No answer, no connection, no room: by SQLite's and PostgreSQL's codes, and the system's. */
const UNAVAILABLE =
  /^(?:SQLITE_(?:FULL|IOERR|BUSY|CANTOPEN|READONLY)|08|25006|40001|40P01|53|57|58|ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)/;

/** Whether an error says that the database cannot be used at this moment. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.test(codeOf(error));

/**
 * The code of an error that comes from the database: of PostgreSQL (`23505`) or SQLite
 * (`SQLITE_BUSY`), or `connection` where there was none to be had. Null for every other error.
 */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Errors of the web platform have a number for a code.
  const { code: given, severity } = error as { code?: unknown; severity?: unknown };
  const code = typeof given === 'string' ? given : '';
  if (severity && /^[0-9A-Z]{5}$/.test(code)) return code;
  if (code.startsWith('SQLITE_')) return code;
  // Other services are asked by `fetch`, whose own error hides that of the connection.
  return isUnavailable(error) ? 'connection' : null;
}
