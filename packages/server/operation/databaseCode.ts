const NO_CONNECTION =
  /^(?:connect |timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered)/;

/**
 * The code of an error that comes from the database: of PostgreSQL (`23505`) or SQLite
 * (`SQLITE_BUSY`), or `connection` where there was none to be had. Null for every other error.
 */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { name, message } = error;
  const { code = '', severity } = error as { code?: string; severity?: string };
  if (severity && /^[0-9A-Z]{5}$/.test(code)) return code;
  if (code.startsWith('SQLITE_')) return code;
  // Other services are asked by `fetch`, whose own error hides that of the connection.
  return name === 'Error' && NO_CONNECTION.test(message) ? 'connection' : null;
}
