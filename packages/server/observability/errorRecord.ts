/** Raw fields are excluded, because a database puts stored values there. */
export interface ErrorRecord {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
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

/** Parsers and the database quote the value. */
const quotesInput = (type: string, code: string | undefined) =>
  type === 'SyntaxError' || type === 'ValiError' || /^22[0-9A-Z]{3}$/.test(code ?? '');

function scrubbed(message: string, isInputQuoted: boolean): string {
  const text = isInputQuoted ? message.replace(QUOTED, '…') : message;
  // The first cut may truncate an address past recognition; the second one removes it.
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

/** Excludes stored values and personal data. */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: 'The thrown value is not an error.' };
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
