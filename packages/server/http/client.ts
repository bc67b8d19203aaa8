import type { Context, MiddlewareHandler } from 'hono';
import { invalid, refused } from '../refusal/refused.ts';
import { networkOf } from './network.ts';

/** A proxy may append to the client's own header, so the last value counts. */
export function clientAddress(c: Context, clientIpHeader: string | undefined): string {
  const claimed = clientIpHeader ? c.req.header(clientIpHeader)?.split(',').at(-1)?.trim() : undefined;
  return networkOf(claimed || c.env?.incoming?.socket?.remoteAddress || 'unknown');
}

const forbidden = (message: string) => refused(403, 'forbidden', message);

/** Browsers add the cookie by themselves, so a change must come from this origin. */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler {
  const publicOrigin = publicUrl ? new URL(publicUrl).origin : undefined;
  const isOwn = (c: Context, origin: string) => {
    if (publicOrigin) return origin === publicOrigin;
    // The request gives the host but not the scheme.
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
          'Changes must come from a page of this address. Behind a proxy that changes the address, set PUBLIC_URL.',
        );
    } else if (site ? site !== 'same-origin' && site !== 'none' : c.req.header('cookie')) {
      throw forbidden('A change with a session must have the header Origin.');
    }
    return next();
  };
}

/** Databases do not accept NUL in parameters. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (!url.includes('%00')) return next();
  const [field] = [...new URL(url).searchParams].find((pair) => pair.join('').includes('\0')) ?? [];
  throw invalid('The address contains a NUL character. Remove it.', field);
};
