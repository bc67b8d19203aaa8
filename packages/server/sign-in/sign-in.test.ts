import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { ensureAdministrator, type FirstAdministrator } from './accounts.ts';
import { installationSecret } from './secret.ts';

const SIGN_IN = '/api/auth/sign-in/email';
const RIGHT = { email: ADMINISTRATOR.adminEmail, password: ADMINISTRATOR.adminPassword };
const emailsStatus = async ({ asVisitor }: Service, cookie: string) =>
  (await asVisitor('GET', '/api/documents/emails', undefined, { cookie })).status;

describe('signing in', () => {
  it('opens the administration, until signing out', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    expect(await emailsStatus(service, cookie)).toBe(200);
    const session = await service.asVisitor('GET', '/api/auth/get-session', undefined, { cookie });
    expect(await session.json()).toMatchObject({ user: { email: RIGHT.email } });
    expect((await service.asVisitor('POST', '/api/auth/sign-out', {}, { cookie })).status).toBe(200);
    expect(await emailsStatus(service, cookie)).toBe(403);
  });

  it('is prolonged only together with its cookie', async () => {
    const service = await freshService();
    const { db } = service.parts.store;
    const cookie = await service.signIn();
    const inFiveDays = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString();
    await db.updateTable('session').set({ expiresAt: inFiveDays }).execute();
    const expiry = async () =>
      (await db.selectFrom('session').select('expiresAt').executeTakeFirst())?.expiresAt;

    expect(await emailsStatus(service, cookie)).toBe(200);
    expect(await expiry()).toBe(inFiveDays);
    const session = await service.asVisitor('GET', '/api/auth/get-session', undefined, { cookie });
    expect(session.headers.get('set-cookie')).toContain('Max-Age=604800');
    expect(Date.parse((await expiry()) ?? '')).toBeGreaterThan(Date.parse(inFiveDays));
  });

  it('expires', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    const aMomentAgo = new Date(Date.now() - 1).toISOString();
    await service.parts.store.db.updateTable('session').set({ expiresAt: aMomentAgo }).execute();
    expect(await emailsStatus(service, cookie)).toBe(403);
  });

  it('gives a cookie that scripts and other sites cannot use', async () => {
    const service = await freshService();
    await service.signIn();
    const response = await service.asVisitor('POST', SIGN_IN, RIGHT);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  it('gives a secure cookie if the public address is https', async () => {
    const address = 'https://lumitor.example';
    const service = await freshService({ address, publicUrl: address });
    await service.signIn();
    const response = await service.asVisitor('POST', SIGN_IN, RIGHT);
    expect(response.headers.get('set-cookie')).toContain('Secure');
  });

  it.each([
    ['a wrong password', { ...RIGHT, password: 'wrong horse battery' }],
    ['an unknown address', { ...RIGHT, email: 'nobody@lumitor.test' }],
  ])('fails with %s, without saying which', async (_, body) => {
    const service = await freshService();
    await service.signIn();
    const response = await service.asVisitor('POST', SIGN_IN, body);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('from another site is refused', async () => {
    const service = await freshService();
    const response = await service.asVisitor('POST', SIGN_IN, RIGHT, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

it('nobody can sign up', async () => {
  const { asVisitor, parts } = await freshService();
  const body = { email: 'eva@example.com', password: 'long enough', name: 'Eva' };
  const response = await asVisitor('POST', '/api/auth/sign-up/email', body);
  expect(response.status).toBe(404);
  expect(await parts.store.db.selectFrom('user').selectAll().execute()).toEqual([]);
});

describe('the first administrator', () => {
  async function announced(given: { adminEmail: string; adminPassword?: string }) {
    const { parts } = await freshService();
    const heard: FirstAdministrator[] = [];
    for (let start = 0; start < 2; start += 1)
      await ensureAdministrator(parts.store.db, given, (administrator) => heard.push(administrator));
    return { heard, parts };
  }

  it('has a generated password that is announced once', async () => {
    const { heard, parts } = await announced({ adminEmail: 'anna@lumitor.test' });
    expect(heard).toEqual([
      { email: 'anna@lumitor.test', generatedPassword: expect.stringMatching(/^\w{16}$/) },
    ]);
    const password = heard[0]?.generatedPassword ?? '';
    const signedIn = await parts.auth.api.signInEmail({ body: { email: 'anna@lumitor.test', password } });
    expect(signedIn.user.email).toBe('anna@lumitor.test');
  });

  it('has the given password, which is never announced', async () => {
    const { heard } = await announced(ADMINISTRATOR);
    expect(heard).toEqual([{ email: ADMINISTRATOR.adminEmail }]);
  });
});

describe('the secret', () => {
  it('is created once, readable by its owner only', async () => {
    const dataDir = await temporaryFolder();
    const { db } = await openDatabase({ dataDir });
    onTestFinished(() => db.destroy());
    const secret = await installationSecret(db, dataDir);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await installationSecret(db, dataDir)).toBe(secret);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });
});
