import { Refused } from './refused.ts';

const REMEDIES: Readonly<Record<string, string>> = {
  EMFILE:
    'This process has reached its limit of open files and connections (EMFILE): raise its limit of open files, with LimitNOFILE of the unit or "ulimit -n".',
  ENFILE:
    'This machine has reached its limit of open files and connections (ENFILE): raise its limit of open files, fs.file-max.',
};

const MAX_DEPTH = 4;

/** The message in the log names the remedy. */
class OpenFilesFault extends Refused {
  constructor(message: string, cause: unknown) {
    super(503, {
      code: 'too-many-open-files',
      message: 'The service is busy. Nothing is lost. Try again in a minute.',
    });
    this.name = 'OpenFilesFault';
    this.message = message;
    this.cause = cause;
  }
}

/** Drivers and `fetch` wrap the system error, or several errors. */
function remedyOf(error: unknown, depth = 0): string | null {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return null;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && Object.hasOwn(REMEDIES, code)) return REMEDIES[code] ?? null;
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])];
  return causes.map((cause) => remedyOf(cause, depth + 1)).find(Boolean) ?? null;
}

/** Null for other errors. */
export function openFilesFault(error: unknown): OpenFilesFault | null {
  if (error instanceof OpenFilesFault) return error;
  const remedy = remedyOf(error);
  return remedy === null ? null : new OpenFilesFault(remedy, error);
}
