import { type AccountRole, roleNamed } from '@lumitor/domain/people/roles';
import type { Context } from 'hono';
import type { Db } from '../database/schema.ts';
import { type Administrator, signInNeeded } from '../documents/access.ts';
import { refused } from '../refusal/refused.ts';
import type { Auth } from './auth.ts';

export const sessionsUnavailable = () =>
  refused(503, 'sessions-unavailable', 'Sessions cannot be checked right now. Try again in a minute.');

interface Session {
  id: string;
  administrator: Administrator;
}

/** Null without a session. Only better-auth's own route prolongs a session. */
async function sessionOf(auth: Auth, c: Context): Promise<Session | null> {
  if (c.req.header('cookie') === undefined) return null;
  const { headers } = c.req.raw;
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(() => {
    throw sessionsUnavailable();
  });
  if (!found || found.user.deactivatedAt) return null;
  const { id, email, role } = found.user;
  return { id: found.session.id, administrator: { id, email, role: roleNamed(role) } };
}

export const signedIn = async (auth: Auth, c: Context): Promise<Administrator | null> =>
  (await sessionOf(auth, c))?.administrator ?? null;

/** The administration must not mistake a visitor's answer for the whole. */
const ADMINISTRATION_HEADER = 'x-lumitor-administration';

/** Refuses the administration without a session. */
export const sessionFinder =
  (auth: Auth) =>
  async (c: Context): Promise<Session | null> => {
    const session = await sessionOf(auth, c);
    if (session === null && c.req.header(ADMINISTRATION_HEADER)) throw signInNeeded();
    return session;
  };

export const administratorFinder = (auth: Auth) => {
  const find = sessionFinder(auth);
  return async (c: Context): Promise<Administrator | null> => (await find(c))?.administrator ?? null;
};

export async function sessionsNotEnded(
  db: Db,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, AccountRole>> {
  const found = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.id', 'session.expiresAt', 'user.role'])
    .where('session.id', 'in', [...ids])
    .where('user.deactivatedAt', 'is', null)
    .execute();
  return new Map(
    found
      .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
      .map(({ id, role }) => [id, roleNamed(role)]),
  );
}
