import { isOrphan, isUnavailable } from '../database/fault.ts';
import { openFilesFault } from './openFilesFault.ts';
import { notFound, Refused, refused } from './refused.ts';

const databaseUnavailable = () =>
  refused(
    503,
    'database-unavailable',
    'The database is not available. Nothing is lost. Try again in a minute.',
  );

const internalFault = (requestId = 'none') =>
  refused(500, 'internal', `An internal error occurred, logged under ${requestId}. Try again.`, {
    requestId,
  });

export function refusalFor(error: unknown, requestId: string | undefined): Refused {
  const fault = openFilesFault(error);
  if (fault) return fault;
  if (error instanceof Refused) return error;
  if (isOrphan(error)) return notFound('The related document was deleted. Reload the list.');
  return isUnavailable(error) ? databaseUnavailable() : internalFault(requestId);
}

const HEADERS = { 'cache-control': 'no-store' };

/** Standard header for proxies and programs. */
const retryHeader = (details: object): Record<string, string> =>
  'retryAfter' in details ? { 'retry-after': String(details.retryAfter) } : {};

export const refusalResponse = ({ status, refusal, details }: Refused) =>
  Response.json({ ...details, ...refusal }, { status, headers: { ...HEADERS, ...retryHeader(details) } });
