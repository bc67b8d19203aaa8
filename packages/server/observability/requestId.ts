import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

const HEADER = 'x-request-id';

/** Neither an e-mail nor an address of a machine fits in, and nothing that breaks a line of the log. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * By what a request is found in the log, and the answer carries it: the id that a proxy in front
 * has given it, else a new one. Asked again it gives the same, also when the answer is on its way.
 * @param isBehindProxy without a proxy the header is the client's own word, which counts for nothing
 */
export function requestIdOf(
  { headers }: IncomingMessage,
  response: ServerResponse,
  isBehindProxy: boolean,
): string {
  const given = response.getHeader(HEADER);
  if (typeof given === 'string') return given;
  const told = isBehindProxy ? headers[HEADER] : undefined;
  const id = typeof told === 'string' && WELL_FORMED.test(told) ? told : randomUUID();
  if (!response.headersSent) response.setHeader(HEADER, id);
  return id;
}

/** The id that the answer to this request carries; undefined where it came over no network. */
export function answeredId(c: Context, isBehindProxy: boolean): string | undefined {
  const { incoming, outgoing } = c.env ?? {};
  return outgoing && requestIdOf(incoming, outgoing, isBehindProxy);
}
