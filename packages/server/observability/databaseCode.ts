import { isUnavailable } from '../database/fault.ts';

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
