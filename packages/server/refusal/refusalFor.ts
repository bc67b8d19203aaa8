import { isOrphan, isUnavailable } from '../database/fault.ts';
import { openFilesFault } from './openFilesFault.ts';
import { notFound, Refused, refused } from './refused.ts';

const databaseUnavailable = () =>
  refused(
    503,
    'database-unavailable',
    'The database cannot be used now. Nothing has been lost. Try again in a minute.',
  );

/** Nothing of the error itself: whoever looks after the service finds it in the log. */
const internalFault = (requestId = 'none') =>
  refused(
    500,
    'internal',
    `Something went wrong in the service. It has been logged under ${requestId}. Try again.`,
    { requestId },
  );

/** What is answered to a request that an error has spoilt. @param requestId under which it is logged */
export function refusalFor(error: unknown, requestId: string | undefined): Refused {
  const fault = openFilesFault(error);
  if (fault) return fault;
  if (error instanceof Refused) return error;
  if (isOrphan(error)) return notFound('What this belongs to has been removed. Open its list again.');
  return isUnavailable(error) ? databaseUnavailable() : internalFault(requestId);
}

const HEADERS = { 'cache-control': 'no-store' };

/** Proxies and programs know it by its header. */
const retryHeader = (details: object): Record<string, string> =>
  'retryAfter' in details ? { 'retry-after': String(details.retryAfter) } : {};

export const refusalResponse = ({ status, refusal, details }: Refused) =>
  Response.json({ ...details, ...refusal }, { status, headers: { ...HEADERS, ...retryHeader(details) } });
