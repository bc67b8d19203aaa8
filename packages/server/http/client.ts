import type { Context, MiddlewareHandler } from 'hono';
import { invalid, refused } from '../refusal/refused.ts';
import { networkOf } from './network.ts';

/**
 * The service's own view of who asks: the socket's peer, or what the trusted proxy in front says. Where that proxy
 * adds to what the client has sent, the last value is the proxy's.
 */
export function clientAddress(c: Context, clientIpHeader: string | undefined): string {
  const told = clientIpHeader ? c.req.header(clientIpHeader)?.split(',').at(-1)?.trim() : undefined;
  return networkOf(told || c.env?.incoming?.socket?.remoteAddress || 'unknown');
}

const forbidden = (message: string) => refused(403, 'forbidden', message);

/**
 * Refuses a change that another site's page has sent off. A session is a cookie, which a browser
 * adds by itself, so a request with one must also show that it comes from this origin.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : undefined;
  const isOwn = (c: Context, origin: string) => {
    if (publicOrigin) return origin === publicOrigin;
    // Without the setting the service knows its host by the request, and its scheme not at all.
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if (origin) {
      if (!isOwn(c, origin))
        throw forbidden(
          'A change must come from a page of this address. Set PUBLIC_URL where a proxy renames it.',
        );
    } else if (site ? site !== 'same-origin' && site !== 'none' : c.req.header('cookie')) {
      throw forbidden('A change with a session must carry the header Origin.');
    }
    return next();
  };
}

/** Refuses a NUL in the path or in a query: not every database takes one, not even to compare with. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (!url.includes('%00')) return next();
  const [field] = [...new URL(url).searchParams].find((pair) => pair.join('').includes('\0')) ?? [];
  throw invalid('The address holds a NUL character. Leave it out.', field);
};
