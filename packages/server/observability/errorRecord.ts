/** What is logged of an error. Never its own fields as they are: a database puts stored values there. */
export interface ErrorRecord {
  type: string;
  message: string;
  /** Of the system or the database: `ECONNREFUSED`, `23505`. */
  code?: string;
  /** The constraint that the database found broken. */
  constraint?: string;
  /** Where it happened, innermost first. */
  stack?: string[];
  causes?: ErrorRecord[];
}

const MAX_CAUSES = 5;
const MAX_DEPTH = 3;
const MAX_MESSAGE = 1_000;

const EMAIL = /\S+@[^\s/]*\.\S+/g;
const CREDENTIALS = /:\/\/[^/\s]*@/g;
const QUERY = /\?[^\s"')\]]*=[^\s"')\]]*/g;
const QUOTED = /".*/s;

/** Of parsers, and of the database where a value does not fit: they quote the value. */
const quotesInput = (type: string, code: string | undefined) =>
  type === 'SyntaxError' || type === 'ValiError' || /^22[0-9A-Z]{3}$/.test(code ?? '');

function scrubbed(message: string, isInputQuoted: boolean): string {
  const text = isInputQuoted ? message.replace(QUOTED, '…') : message;
  // What is cut through at the first end is no address any more; the second one cuts it off.
  return text
    .slice(0, 2 * MAX_MESSAGE)
    .replace(CREDENTIALS, '://…@')
    .replace(EMAIL, '[e-mail]')
    .replace(QUERY, '?…')
    .slice(0, MAX_MESSAGE);
}

const textOr = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function causesOf(error: Error): unknown[] {
  const several = error instanceof AggregateError ? error.errors : [];
  return [...several, ...(error.cause === undefined ? [] : [error.cause])].slice(0, MAX_CAUSES);
}

/** Describes an error, or whatever else was thrown, without stored values and personal data. */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.' };
  const { name, message, stack } = error;
  const { code: given, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  const [code, constraint] = [textOr(given), textOr(broken)];
  const places = stack?.split('\n').filter((line) => /^ +at /.test(line));
  const causes = depth < MAX_DEPTH ? causesOf(error).map((cause) => errorRecord(cause, depth + 1)) : [];
  return {
    type: name,
    message: scrubbed(message, quotesInput(name, code)),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(places?.length && { stack: places.map((line) => line.trim().replace(/^at /, '')) }),
    ...(causes.length > 0 && { causes }),
  };
}
