import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

const HEADER = 'x-request-id';

/** Excludes e-mails, addresses of machines, and line breaks in the log. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** @param isBehindProxy else the client's header is ignored */
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

export function answeredId(c: Context, isBehindProxy: boolean): string | undefined {
  const { incoming, outgoing } = c.env ?? {};
  return outgoing && requestIdOf(incoming, outgoing, isBehindProxy);
}
