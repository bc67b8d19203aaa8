import type { AccountEventKind } from '@lumitor/domain/people/account';
import { roleNamed } from '@lumitor/domain/people/roles';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { readBody } from '../http/body.ts';
import { clientAddress } from '../http/client.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { noteAccountEvent } from './accountEvents.ts';
import { attemptLimits } from './attempts.ts';
import type { Auth } from './auth.ts';
import { knownBrowsers } from './knownBrowser.ts';
import { ownAccount } from './ownAccount.ts';
import { sessionsUnavailable, signedIn } from './session.ts';
import { endSession, takeCode, takenCode, type Verified } from './takenCodes.ts';

interface Dependencies {
  auth: Auth;
  db: Db;
  limits: RateLimits;
  secret: string;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
}

const text = v.pipe(v.string(), v.maxLength(200));
const signInSchema = v.strictObject({ email: v.string(), password: v.string() });
const changeSchema = v.strictObject({
  currentPassword: v.string(),
  newPassword: v.string(),
  /** Other sessions always end; `false` is refused. */
  revokeOtherSessions: v.optional(v.literal(true)),
});
/** Code of the app or a backup code, if the account has one. */
const passwordSchema = v.strictObject({ password: v.string(), code: v.optional(text, '') });
const codeSchema = v.strictObject({ code: text });
const credential = v.looseObject({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.looseObject({}),
});
const passkeySchema = v.strictObject({ response: credential });
const newPasskeySchema = v.strictObject({ response: credential, name: text });
const idSchema = v.strictObject({ id: text });

const CHALLENGES = { points: 60, duration: 5 * 60 };

interface User {
  email: string;
  role?: string;
  deactivatedAt?: string | null;
}

interface Session {
  user: User;
  session: { expiresAt: string };
}

interface Code {
  totpURI?: string;
  backupCodes?: string[];
}

type CodeKind = 'totp' | 'backup-code';

type Attempt = ReturnType<typeof attemptLimits>;

const reported = ({ email, role }: User) => ({ email, role: roleNamed(role) });

/**
 * Shared by all routes: better-auth’s answers are replaced by the service’s own, and attempts are limited.
 */
function authContext({ auth, db, limits, secret, publicUrl, clientIpHeader }: Dependencies) {
  const browsers = knownBrowsers({ secret, isSecure: publicUrl?.startsWith('https:') ?? false });

  /** Nothing else ends the former session of the browser. */
  const endFormer = async (c: Context) => {
    if (c.req.header('cookie')) await auth.api.signOut({ headers: c.req.raw.headers });
  };
  return {
    auth,
    db,
    browsers,
    endFormer,
    addressOf: (c: Context) => clientAddress(c, clientIpHeader),
    attemptsAt: (what: string) => attemptLimits(limits, what),
    countChallenge: limits('challenge by address', CHALLENGES),
    note: (kind: AccountEventKind, email: string) => noteAccountEvent(db, { by: email, kind, email }),
    async send(c: Context, input?: object, path = c.req.path): Promise<Response> {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('content-length');
      headers.set('content-type', 'application/json');
      const request = input ? { method: 'POST', body: JSON.stringify(input) } : { method: 'GET' };
      const response = await auth.handler(new Request(new URL(path, c.req.url), { ...request, headers }));
      if (response.status >= 500) throw sessionsUnavailable();
      return response;
    },
    async pass(c: Context, response: Response, answer: () => Promise<object | null>) {
      if (!response.ok) return response;
      for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      return c.json(await answer());
    },
    async started(c: Context, response: Response) {
      const { user } = (await response.json()) as Session;
      browsers.remember(c, user.email);
      await endFormer(c);
      return { user: reported(user) };
    },
  };
}

type AuthContext = ReturnType<typeof authContext>;

function sessionRoutes(authContext: AuthContext, attemptPassword: Attempt): Hono {
  const { auth, browsers, addressOf, send, pass, started, endFormer, note } = authContext;
  const attemptSignIn = authContext.attemptsAt('sign-in');
  return new Hono()
    .post('/sign-in/email', async (c) => {
      const input = await readBody(c, signInSchema);
      const email = input.email.toLowerCase();
      const account = JSON.stringify([email, browsers.nameOf(c, email)]);
      const response = await attemptSignIn({ address: addressOf(c), account }, () => send(c, input));
      return pass(c, response, async () => {
        if (!('twoFactorRedirect' in ((await response.clone().json()) as object)))
          return started(c, response);
        await endFormer(c);
        return { needsCode: true };
      });
    })
    .post('/sign-out', async (c) => {
      const response = await send(c, {});
      // Otherwise a session that did not end would be reported as ended.
      if (await signedIn(auth, c)) throw sessionsUnavailable();
      return pass(c, response, async () => ({}));
    })
    .get('/get-session', async (c) => {
      const response = await send(c);
      return pass(c, response, async () => {
        const found = (await response.json()) as Session | null;
        if (!found || found.user.deactivatedAt) return null;
        return { user: reported(found.user), session: { expiresAt: found.session.expiresAt } };
      });
    })
    .post('/change-password', async (c) => {
      const input = await readBody(c, changeSchema);
      const account = (await signedIn(auth, c))?.email ?? null;
      const response = await attemptPassword({ address: addressOf(c), account }, () =>
        send(c, { ...input, revokeOtherSessions: true }),
      );
      return pass(c, response, async () => {
        if (account) await note('passwordChanged', account);
        return { user: { email: account } };
      });
    });
}

function codeRoutes(authContext: AuthContext, attemptPassword: Attempt): Hono {
  const { auth, db, addressOf, send, pass, started, note } = authContext;
  const attemptCode = authContext.attemptsAt('code');

  /** A code is valid once, although the app still shows it. */
  const verify = async (c: Context, kind: CodeKind, code: string): Promise<Response> => {
    const before = await signedIn(auth, c);
    const response = await send(c, { code }, `/api/auth/two-factor/verify-${kind}`);
    // Better-auth accepts backup codes once.
    if (!response.ok || kind === 'backup-code') return response;
    const verified = (await response.clone().json()) as Verified;
    if (await takeCode(db, verified, code)) return response;
    if (!before) await endSession(db, verified);
    return takenCode();
  };
  /** Proves the account's owner, not just a session: the password, then a code. */
  const prove = async (c: Context, password: string, code: string): Promise<Response> => {
    const { headers } = c.req.raw;
    const checked = await auth.api.verifyPassword({ body: { password }, headers, asResponse: true });
    return checked.ok ? verify(c, /^\d{6}$/.test(code) ? 'totp' : 'backup-code', code) : checked;
  };
  /** Acts on the own second factor: they require the password, and the present code if one is set. */
  const withPassword =
    (kind: AccountEventKind | null, answer: (body: Code) => object) => async (c: Context) => {
      const { code, ...input } = await readBody(c, passwordSchema);
      const by = await signedIn(auth, c);
      const account = by?.email ?? null;
      const hasCode = by !== null && (await ownAccount(db, by)).hasCode;
      const response = await attemptPassword({ address: addressOf(c), account }, async () => {
        const proof = hasCode ? await prove(c, input.password, code) : null;
        return proof && !proof.ok ? proof : send(c, input);
      });
      return pass(c, response, async () => {
        if (kind && account) await note(kind, account);
        return answer((await response.json()) as Code);
      });
    };
  /** Signs in after the password, or confirms the app's setup. */
  const verifyCode = (kind: CodeKind) => async (c: Context) => {
    const { code } = await readBody(c, codeSchema);
    const before = await signedIn(auth, c);
    const hadCode = before !== null && (await ownAccount(db, before)).hasCode;
    const account = before?.email ?? null;
    const response = await attemptCode({ address: addressOf(c), account }, () => verify(c, kind, code));
    return pass(c, response, async () => {
      if (!before) return started(c, response);
      if (!hadCode) await note('codeOn', before.email);
      return { user: reported(before) };
    });
  };
  return new Hono()
    .post(
      '/enable',
      withPassword(null, ({ totpURI, backupCodes }) => ({ totpURI, backupCodes })),
    )
    .post('/verify-totp', verifyCode('totp'))
    .post('/verify-backup-code', verifyCode('backup-code'))
    .post(
      '/generate-backup-codes',
      withPassword('backupCodes', ({ backupCodes }) => ({ backupCodes })),
    )
    .post(
      '/disable',
      withPassword('codeOff', () => ({})),
    );
}

function passkeyRoutes({ auth, addressOf, send, pass, started, note, ...authContext }: AuthContext): Hono {
  const attemptPasskey = authContext.attemptsAt('passkey');
  const noted = (schema: typeof newPasskeySchema | typeof idSchema, kind: AccountEventKind) => {
    return async (c: Context) => {
      const input = await readBody(c, schema);
      const by = await signedIn(auth, c);
      const response = await send(c, input);
      return pass(c, response, async () => {
        if (by) await note(kind, by.email);
        return {};
      });
    };
  };
  return new Hono()
    .get('/generate-register-options', async (c) => {
      const response = await send(c);
      return pass(c, response, async () => (await response.json()) as object);
    })
    .post('/verify-registration', noted(newPasskeySchema, 'passkeyAdded'))
    .get('/generate-authenticate-options', async (c) => {
      await authContext.countChallenge(addressOf(c));
      const response = await send(c);
      // A passkey replaces both factors, so it must have verified the person.
      return pass(c, response, async () => ({
        ...((await response.json()) as object),
        userVerification: 'required',
      }));
    })
    .post('/verify-authentication', async (c) => {
      const input = await readBody(c, passkeySchema);
      const response = await attemptPasskey({ address: addressOf(c), account: null }, () => send(c, input));
      return pass(c, response, () => started(c, response));
    })
    .post('/delete-passkey', noted(idSchema, 'passkeyRemoved'));
}

/** The only routes to better-auth, whose answers contain the session token. */
export function signInRoutes(dependencies: Dependencies): Hono {
  const common = authContext(dependencies);
  const attemptPassword = common.attemptsAt('change of password');
  return new Hono()
    .route('/', sessionRoutes(common, attemptPassword))
    .route('/two-factor', codeRoutes(common, attemptPassword))
    .route('/passkey', passkeyRoutes(common));
}
