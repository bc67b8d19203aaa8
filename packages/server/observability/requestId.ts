import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

const HEADER = 'x-request-id';

/** Excludes e-mails, addresses of machines, and line breaks in the log. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Request id in log and answer: the one of the proxy, else a new one. Repeated calls return the same id, also during
 * the answer.
 * @param isBehindProxy without a proxy the header comes from the client and is ignored
 */
export function requestIdOf(
  { headers }: IncomingMessage,
  response: ServerResponse,
  isBehindProxy: boolean,
): string {
  const given = response.getHeader(HEADER);
  if (typeof given === 'string') return given;
  const claimed = isBehindProxy ? headers[HEADER] : undefined;
  const id = typeof claimed === 'string' && WELL_FORMED.test(claimed) ? claimed : randomUUID();
  if (!response.headersSent) response.setHeader(HEADER, id);
  return id;
}

/** Id in the answer to this request; undefined if it did not come over the network. */
export function answeredId(c: Context, isBehindProxy: boolean): string | undefined {
  const { incoming, outgoing } = c.env ?? {};
  return outgoing && requestIdOf(incoming, outgoing, isBehindProxy);
}
