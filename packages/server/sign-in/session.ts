import type { Context } from 'hono';
import { signInNeeded } from '../documents/access.ts';
import { Refused } from '../http/refused.ts';
import type { Auth } from './auth.ts';

/** Better-auth has logged why. */
export const sessionsUnavailable = () =>
  new Refused(503, {
    code: 'sessions-unavailable',
    message: 'Who is signed in cannot be told now. Try again in a minute.',
  });

/**
 * The e-mail of the administrator whose session the request carries, else null; without a cookie nothing is looked
 * up. Only better-auth's own route prolongs a session, for it prolongs the browser's cookie too.
 */
export async function emailOf(auth: Auth, c: Context): Promise<string | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { headers } = c.req.raw;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(() => {
    throw sessionsUnavailable();
  });
  return session?.user.email ?? null;
}

/** Carried by what the administration asks: a visitor's answer would be taken for the whole. */
const ADMINISTRATION_HEADER = 'x-lumitor-administration';

/** Finds whose session a request carries, as {@link emailOf}; the administration itself is refused without one. */
export const administratorFinder =
  (auth: Auth) =>
  async (c: Context): Promise<string | null> => {
    const email = await emailOf(auth, c);
    if (email === null && c.req.header(ADMINISTRATION_HEADER)) throw signInNeeded();
    return email;
  };
