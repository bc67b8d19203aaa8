import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { describe, expect, it, vi } from 'vitest';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { addOwner } from '../testing/passwords.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const CHANGE = '/api/auth/change-password';
const RIGHT = { email: ADMINISTRATOR.adminEmail, password: ADMINISTRATOR.adminPassword };
const NEXT = { currentPassword: RIGHT.password, newPassword: 'staple paper clip' };

type Answer = { headers: Headers };

const cookiesOf = (answer: Answer) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { pair, value, attributes: attributes.sort() }];
    }),
  );

const sessionOf = (answer: Answer) => cookiesOf(answer)['lumitor.session_token']?.pair ?? '';

const isOpen = async ({ asVisitor }: Service, cookie: string) =>
  (await asVisitor('GET', '/api/documents/emails', undefined, { cookie })).status === 200;

describe('the session', () => {
  it('is new at each sign-in, whatever cookie the browser sends', async () => {
    const service = await freshService();
    await service.signIn();
    const planted = 'lumitor.session_token=planted-by-somebody-else.c2lnbmF0dXJl';
    const answer = await service.asVisitor('POST', SIGN_IN, RIGHT, { cookie: planted });
    expect(sessionOf(answer)).not.toContain('planted');
    expect(await isOpen(service, sessionOf(answer))).toBe(true);
    expect(await isOpen(service, planted)).toBe(false);
  });

  it('of a browser ends when it signs in again', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    const answer = await service.asVisitor('POST', SIGN_IN, RIGHT, { cookie });
    expect(sessionOf(answer)).not.toBe(cookie);
    expect(await isOpen(service, sessionOf(answer))).toBe(true);
    expect(await isOpen(service, cookie)).toBe(false);
  });

  it('continues when a second sign-in fails', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    await service.asVisitor('POST', SIGN_IN, { ...RIGHT, password: 'wrong horse battery' }, { cookie });
    expect(await isOpen(service, cookie)).toBe(true);
  });

  it('ends with all others when the password is changed; a new one continues', async () => {
    const service = await freshService();
    const elsewhere = await service.signIn();
    const here = await service.signIn();
    const answer = await service.asVisitor('POST', CHANGE, NEXT, { cookie: here });
    expect(answer.status).toBe(200);
    for (const ended of [elsewhere, here]) expect(await isOpen(service, ended)).toBe(false);
    expect(await isOpen(service, sessionOf(answer))).toBe(true);
  });

  it('cannot continue elsewhere when the password is changed', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    const body = { ...NEXT, revokeOtherSessions: false };
    const answer = await service.asVisitor('POST', CHANGE, body, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'revokeOtherSessions' });
  });

  it('is not reported as ended or missing while the database is unavailable', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    await service.database.close();
    for (const [method, path] of [
      ['POST', '/api/auth/sign-out'],
      ['GET', '/api/auth/get-session'],
      ['GET', '/api/documents/bindings'],
    ] as const) {
      const answer = await service.asVisitor(method, path, method === 'POST' ? {} : undefined, { cookie });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'sessions-unavailable' });
    }
    expect(service.errors).not.toEqual([]);
  });

  it('appears in no answer, so scripts cannot read it', async () => {
    const service = await freshService();
    await service.signIn();
    const signedIn = await service.asVisitor('POST', SIGN_IN, RIGHT);
    const cookie = sessionOf(signedIn);
    const session = await service.asVisitor('GET', '/api/auth/get-session', undefined, { cookie });
    const changed = await service.asVisitor('POST', CHANGE, NEXT, { cookie });
    expect(await signedIn.json()).toEqual({ user: { email: RIGHT.email, role: 'owner' } });
    expect(await session.json()).toEqual({
      user: { email: RIGHT.email, role: 'owner' },
      session: { expiresAt: expect.any(String) },
    });
    expect(await changed.json()).toEqual({ user: { email: RIGHT.email } });
  });
});

describe('a cookie', () => {
  it.each([
    ['http://lumitor.example', '', []],
    ['https://lumitor.example', '__Secure-', ['Secure']],
  ])(
    'of %s is for the service alone, not for scripts nor for other sites',
    async (address, prefix, secure) => {
      const service = await freshService({ address, publicUrl: address });
      await service.signIn();
      const cookies = cookiesOf(await service.asVisitor('POST', SIGN_IN, RIGHT));
      expect(Object.keys(cookies)).toEqual([
        `${prefix}lumitor.session_token`,
        `${prefix}lumitor.known_browser`,
      ]);
      const [session, browser] = Object.values(cookies);
      expect(session?.attributes).toEqual(
        ['Max-Age=604800', 'Path=/', 'HttpOnly', 'SameSite=Lax', ...secure].sort(),
      );
      expect(browser?.attributes).toEqual(
        ['Max-Age=15552000', 'Path=/api/auth', 'HttpOnly', 'SameSite=Strict', ...secure].sort(),
      );
    },
  );

  it('under its name without https opens nothing with https', async () => {
    const address = 'https://lumitor.example';
    const service = await freshService({ address, publicUrl: address });
    const cookie = await service.signIn();
    expect(await isOpen(service, cookie)).toBe(true);
    expect(await isOpen(service, cookie.replace('__Secure-', ''))).toBe(false);
  });
});

describe('who has an account', () => {
  const UNKNOWN = { email: 'nobody@lumitor.test', password: 'wrong horse battery' };
  const KNOWN = { ...UNKNOWN, email: RIGHT.email };

  async function withAccount() {
    const service = await freshService();
    await addOwner(service.parts.store.db, ADMINISTRATOR.adminEmail, ADMINISTRATOR.adminPassword);
    return service;
  }

  it('is not revealed by the answer', async () => {
    const service = await withAccount();
    const [known, unknown] = await Promise.all(
      [KNOWN, UNKNOWN].map(async (body) => {
        const answer = await service.asVisitor('POST', SIGN_IN, body);
        return { status: answer.status, headers: [...answer.headers], body: await answer.json() };
      }),
    );
    expect(unknown).toEqual(known);
    expect(known?.status).toBe(401);
  });

  it('is not revealed by the work: one password hash is computed either way', async () => {
    const service = await withAccount();
    const { password } = await service.parts.auth.$context;
    const hash = vi.spyOn(password, 'hash');
    const verify = vi.spyOn(password, 'verify');
    const hashes = () => hash.mock.calls.length + verify.mock.calls.length;
    await service.asVisitor('POST', SIGN_IN, KNOWN);
    expect(hashes()).toBe(1);
    await service.asVisitor('POST', SIGN_IN, UNKNOWN);
    expect(hashes()).toBe(2);
  });

  it('is not revealed by the time', async () => {
    const service = await withAccount();
    const { password } = await service.parts.auth.$context;
    Object.assign(password, { hash: hashPassword, verify: verifyPassword });
    const took: Record<string, number[]> = {};
    for (let round = 0; round < 5; round += 1)
      for (const body of [KNOWN, UNKNOWN]) {
        const began = performance.now();
        await service.asVisitor('POST', SIGN_IN, body);
        took[body.email] = [...(took[body.email] ?? []), performance.now() - began];
      }
    const [known = 0, unknown = 0] = Object.values(took).map((times) => times.sort((a, b) => a - b)[2]);
    // Without a hash it would be a hundredth, under any load.
    expect(unknown).toBeGreaterThan(known / 8);
    expect(unknown).toBeLessThan(known * 8);
  });
});

describe('another site’s page', () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ['names itself', { origin: 'https://evil.example' }],
    ['has no name', { origin: 'null' }],
    ['is of the same host without encryption', { origin: 'http://lumitor.example' }],
    ['is of a host that begins alike', { origin: 'https://lumitor.example.evil.example' }],
    ['is of another port', { origin: 'https://lumitor.example:8443' }],
    ['is of a neighbouring host, and hides it', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['is a form', { origin: '', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['is in an old browser', { origin: '' }],
  ];

  it.each(FOREIGN)('that %s can neither sign out, nor change a password', async (_, headers) => {
    const address = 'https://lumitor.example';
    const service = await freshService({ address, publicUrl: address });
    const cookie = await service.signIn();
    const post = async (path: string, body: object | string, type = 'application/json') =>
      (await service.asVisitor('POST', path, body, { cookie, 'content-type': type, ...headers })).status;
    expect(await post('/api/auth/sign-out', {})).toBe(403);
    expect(await post(CHANGE, NEXT)).toBe(403);
    expect(await post(CHANGE, JSON.stringify(NEXT), 'text/plain')).toBe(403);
    expect(await isOpen(service, cookie)).toBe(true);
  });

  it.each(FOREIGN.slice(0, -1))('that %s cannot sign a browser in', async (_, headers) => {
    const address = 'https://lumitor.example';
    const service = await freshService({ address, publicUrl: address });
    await service.signIn();
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await service.asVisitor('POST', SIGN_IN, RIGHT, { 'content-type': type, ...headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

it('only the routes that the administration uses reach better-auth', async () => {
  const service = await freshService();
  const cookie = await service.signIn();
  const endpoints = Object.values(service.parts.auth.api) as {
    path?: string;
    options: { method?: unknown };
  }[];
  const reached: string[] = [];
  for (const { path, options } of endpoints)
    for (const method of [options.method].flat() as string[]) {
      if (!path || method === '*') continue;
      const at = path.replaceAll(/:\w+/g, 'x');
      const answer = await service.asVisitor(
        method,
        `/api/auth${at}`,
        method === 'GET' ? undefined : { email: 'not given' },
        { cookie },
      );
      if (answer.status !== 404) reached.push(`${method} ${path}`);
    }
  expect(endpoints.length).toBeGreaterThan(20);
  expect(reached.sort()).toEqual([
    'GET /get-session',
    'GET /passkey/generate-authenticate-options',
    'GET /passkey/generate-register-options',
    'POST /change-password',
    'POST /passkey/delete-passkey',
    'POST /passkey/verify-authentication',
    'POST /passkey/verify-registration',
    'POST /sign-in/email',
    'POST /sign-out',
    'POST /two-factor/disable',
    'POST /two-factor/enable',
    'POST /two-factor/generate-backup-codes',
    'POST /two-factor/verify-backup-code',
    'POST /two-factor/verify-totp',
  ]);
});
