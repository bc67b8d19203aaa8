import { roleNamed } from '@lumitor/domain/people/roles';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../http/body.ts';
import { clientAddress } from '../http/client.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { parse } from '../refusal/parse.ts';
import { attemptLimits } from './attempts.ts';
import type { Auth } from './auth.ts';
import { knownBrowsers } from './knownBrowser.ts';
import { sessionsUnavailable, signedIn } from './session.ts';

interface Dependencies {
  auth: Auth;
  limits: RateLimits;
  secret: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
}

const signInSchema = v.strictObject({ email: v.string(), password: v.string() });
const passwordSchema = v.strictObject({
  currentPassword: v.string(),
  newPassword: v.string(),
  /** They end always; whoever sends it may say so, but not otherwise. */
  revokeOtherSessions: v.optional(v.literal(true)),
});

interface User {
  email: string;
  role?: string;
  deactivatedAt?: string | null;
}

interface Session {
  user: User;
  session: { expiresAt: string };
}

/** What a browser is told of who is signed in. */
const told = ({ email, role }: User) => ({ email, role: roleNamed(role) });

/**
 * What there is of better-auth: nothing else of it can be reached. Its answers name the token of the session, which
 * scripts must not read, so the service answers in its own words; cookies and refusals are better-auth's.
 */
export function signInRoutes({ auth, limits, secret, publicUrl, clientIpHeader }: Dependencies): Hono {
  const attemptSignIn = attemptLimits(limits, 'sign-in');
  const attemptChange = attemptLimits(limits, 'change of password');
  const browsers = knownBrowsers({ secret, isSecure: publicUrl?.startsWith('https:') ?? false });

  const ask = async (c: Context, input?: object): Promise<Response> => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    const request = input ? { method: 'POST', body: JSON.stringify(input) } : { method: 'GET' };
    const response = await auth.handler(new Request(new URL(c.req.path, c.req.url), { ...request, headers }));
    if (response.status >= 500) throw sessionsUnavailable();
    return response;
  };
  /** A refusal goes on as it is; else `answer` goes out with the cookies. */
  const pass = async (c: Context, response: Response, answer: () => Promise<object | null>) => {
    if (!response.ok) return response;
    for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
    return c.json(await answer());
  };
  return new Hono()
    .post('/sign-in/email', async (c) => {
      const input = parse(signInSchema, await readJson(c.req.raw));
      const email = input.email.toLowerCase();
      const account = JSON.stringify([email, browsers.nameOf(c, email)]);
      const response = await attemptSignIn({ address: clientAddress(c, clientIpHeader), account }, () =>
        ask(c, input),
      );
      return pass(c, response, async () => {
        browsers.remember(c, email);
        // Nothing else ends the session that the browser had before.
        if (c.req.header('cookie')) await auth.api.signOut({ headers: c.req.raw.headers });
        return { user: told(((await response.json()) as Session).user) };
      });
    })
    .post('/sign-out', async (c) => {
      const response = await ask(c, {});
      // It says so even where the session could not be ended.
      if (await signedIn(auth, c)) throw sessionsUnavailable();
      return pass(c, response, async () => ({}));
    })
    .get('/get-session', async (c) => {
      const response = await ask(c);
      return pass(c, response, async () => {
        const found = (await response.json()) as Session | null;
        if (!found || found.user.deactivatedAt) return null;
        return { user: told(found.user), session: { expiresAt: found.session.expiresAt } };
      });
    })
    .post('/change-password', async (c) => {
      const input = parse(passwordSchema, await readJson(c.req.raw));
      const account = (await signedIn(auth, c))?.email ?? null;
      const response = await attemptChange({ address: clientAddress(c, clientIpHeader), account }, () =>
        ask(c, { ...input, revokeOtherSessions: true }),
      );
      return pass(c, response, async () => ({ user: { email: account } }));
    });
}
