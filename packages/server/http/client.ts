import type { Context, MiddlewareHandler } from 'hono';
import { Refused } from './refused.ts';

/** The service's own view of who asks: the socket's peer, or what the trusted proxy in front says. */
export function clientAddress(c: Context, clientIpHeader: string | undefined): string {
  const told = clientIpHeader ? c.req.header(clientIpHeader)?.split(',').at(-1)?.trim() : undefined;
  return told || c.env?.incoming?.socket?.remoteAddress || 'unknown';
}

const forbidden = (message: string) => new Refused(403, { code: 'forbidden', message });

/**
 * Refuses a change that another site's page has sent off. A session is a cookie, which a browser
 * adds by itself, so a request with one must also show that it comes from this origin.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const publicHost = publicUrl ? new URL(publicUrl).host : undefined;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if (origin) {
      const host = URL.canParse(origin) ? new URL(origin).host : '';
      if (host !== (publicHost ?? c.req.header('host') ?? new URL(c.req.url).host))
        throw forbidden(
          'A change must come from a page of this address. Set PUBLIC_URL where a proxy renames it.',
        );
    } else if (site ? site !== 'same-origin' && site !== 'none' : c.req.header('cookie')) {
      throw forbidden('A change with a session must carry the header Origin.');
    }
    return next();
  };
}
