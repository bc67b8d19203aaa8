import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { signInNeeded } from '../documents/access.ts';
import { Refused } from '../refusal/refused.ts';
import type { Auth } from './auth.ts';

/** Better-auth has logged why. */
export const sessionsUnavailable = () =>
  new Refused(503, {
    code: 'sessions-unavailable',
    message: 'Who is signed in cannot be told now. Try again in a minute.',
  });

interface Session {
  id: string;
  /** Of the administrator. */
  email: string;
}

/**
 * The administrator's session that the request carries, else null; without a cookie nothing is looked up. Only
 * better-auth's own route prolongs a session, for it prolongs the browser's cookie too.
 */
async function sessionOf(auth: Auth, c: Context): Promise<Session | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { headers } = c.req.raw;
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(() => {
    throw sessionsUnavailable();
  });
  return found && { id: found.session.id, email: found.user.email };
}

/** The e-mail of the administrator whose session the request carries, else null. */
export const emailOf = async (auth: Auth, c: Context): Promise<string | null> =>
  (await sessionOf(auth, c))?.email ?? null;

/** Carried by what the administration asks: a visitor's answer would be taken for the whole. */
const ADMINISTRATION_HEADER = 'x-lumitor-administration';

/** Finds the session that a request carries; the administration itself is refused without one. */
export const sessionFinder =
  (auth: Auth) =>
  async (c: Context): Promise<Session | null> => {
    const session = await sessionOf(auth, c);
    if (session === null && c.req.header(ADMINISTRATION_HEADER)) throw signInNeeded();
    return session;
  };

/** Finds whose session a request carries, as {@link sessionFinder}. */
export const administratorFinder = (auth: Auth) => {
  const find = sessionFinder(auth);
  return async (c: Context): Promise<string | null> => (await find(c))?.email ?? null;
};

/** Those of the sessions that have not ended, wherever they may have. @param ids by which they are stored */
export async function sessionsNotEnded(
  db: Kysely<Schema>,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('session')
    .select(['id', 'expiresAt'])
    .where('id', 'in', [...ids])
    .execute();
  return new Set(found.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()).map(({ id }) => id));
}
