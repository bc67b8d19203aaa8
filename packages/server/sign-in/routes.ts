import { type Context, Hono } from 'hono';
import { signInNeeded } from '../documents/access.ts';
import { readBytes } from '../http/body.ts';
import { clientAddress } from '../http/client.ts';
import { notFound, tooMany } from '../http/refused.ts';
import { type Auth, CLIENT_HEADER } from './auth.ts';

interface Parts {
  auth: Auth;
  clientIpHeader: string | undefined;
}

/** better-auth's own routes, told by the service who the client is. */
export function signInRoutes({ auth, clientIpHeader }: Parts): Hono {
  return new Hono().all('/*', async (c) => {
    const { raw } = c.req;
    const headers = new Headers(raw.headers);
    headers.set(CLIENT_HEADER, clientAddress(c, clientIpHeader));
    const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
    const body = hasBody ? ((await readBytes(raw, 1)) as Uint8Array<ArrayBuffer>) : null;
    const response = await auth.handler(new Request(raw.url, { method: raw.method, headers, body }));
    if (response.status === 404 && !response.body) throw notFound(`There is no ${c.req.path}.`);
    if (response.status === 429) throw tooMany(Number(response.headers.get('x-retry-after')));
    return response;
  });
}

/** Carried by what the administration asks: a visitor's answer would be taken for the whole. */
const ADMINISTRATION_HEADER = 'x-lumitor-administration';

/**
 * The e-mail of the administrator whose session the request carries, else null; without a cookie nothing is looked
 * up. The administration itself is refused without a session. Only better-auth's own route prolongs a session, for it prolongs the browser's cookie too.
 */
export const administratorFinder =
  (auth: Auth) =>
  async (c: Context): Promise<string | null> => {
    const session =
      c.req.header('cookie') === undefined
        ? null
        : await auth.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } });
    if (!session && c.req.header(ADMINISTRATION_HEADER)) throw signInNeeded();
    return session?.user.email ?? null;
  };
