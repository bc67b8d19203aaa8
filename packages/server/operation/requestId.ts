import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

export const REQUEST_ID = 'x-request-id';

/** Neither an e-mail nor an address of a machine fits in, and nothing that breaks a line of the log. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * By what a request is found in the log: the id that a proxy in front has given it, else a new one.
 * @param isBehindProxy without a proxy the header is the client's own word, which counts for nothing
 */
export function requestIdOf({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? headers[REQUEST_ID] : undefined;
  return typeof told === 'string' && WELL_FORMED.test(told) ? told : randomUUID();
}

/** The id that the answer to this request carries; undefined where it came over no network. */
export const answeredId = (c: Context): string | undefined => c.env?.outgoing?.getHeader(REQUEST_ID);
