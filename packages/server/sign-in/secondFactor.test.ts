import { describe, expect, it, vi } from 'vitest';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { totpCode } from '../testing/totp.ts';
import { runAccountCommand } from './accountCommand.ts';

// A password's hash takes its time by design.
vi.setConfig({ testTimeout: 30_000 });

const { adminEmail: email, adminPassword: password } = ADMINISTRATOR;

const cookiesOf = (answer: { headers: Headers }) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** The owner's account with an app that shows codes, signed out. */
async function withCode() {
  const service = await freshService();
  const { asVisitor } = service;
  const first = await service.signIn();
  const enabled = await asVisitor('POST', '/api/auth/two-factor/enable', { password }, { cookie: first });
  const { totpURI, backupCodes } = await enabled.json();
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const code = { code: totpCode(secret) };
  const confirmed = await asVisitor('POST', '/api/auth/two-factor/verify-totp', code, { cookie: first });
  return { ...service, secret, backupCodes: backupCodes as string[], enabled, confirmed };
}

const half = ({ asVisitor }: Service) => asVisitor('POST', '/api/auth/sign-in/email', { email, password });
const isIn = async ({ asVisitor }: Service, cookie: string) =>
  (await (await asVisitor('GET', '/api/auth/get-session', undefined, { cookie })).json()) !== null;

/** The second step. */
const send = ({ asVisitor }: Service, kind: 'totp' | 'backup-code', code: string, cookie: string) =>
  asVisitor('POST', `/api/auth/two-factor/verify-${kind}`, { code }, { cookie });

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

describe('a code beside the password', () => {
  it('is asked for once it has been shown to work, and nothing is open before it', async () => {
    const service = await withCode();
    expect(service.confirmed.status).toBe(200);
    const step = await half(service);
    expect(await step.json()).toEqual({ needsCode: true });
    const cookie = cookiesOf(step);
    expect(await isIn(service, cookie)).toBe(false);
    expect((await send(service, 'totp', wrong(totpCode(service.secret)), cookie)).status).toBe(401);
    const answer = await send(service, 'totp', totpCode(service.secret), cookie);
    expect(await answer.json()).toEqual({ user: { email, role: 'owner' } });
    expect(await isIn(service, cookiesOf(answer))).toBe(true);
  });

  it('is asked for by nobody who has only begun to set it up', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    await service.asVisitor('POST', '/api/auth/two-factor/enable', { password }, { cookie });
    expect(await (await half(service)).json()).toMatchObject({ user: { email } });
  });

  it('can be a backup code, each of them once', async () => {
    const service = await withCode();
    const [code = ''] = service.backupCodes;
    expect(service.backupCodes).toHaveLength(10);
    const answer = await send(service, 'backup-code', code, cookiesOf(await half(service)));
    expect(await isIn(service, cookiesOf(answer))).toBe(true);
    expect((await send(service, 'backup-code', code, cookiesOf(await half(service)))).status).toBe(401);
  });

  it('can be guessed ten times, then waits a quarter of an hour, whatever address asks', async () => {
    const service = await withCode();
    for (let round = 0; round < 2; round += 1) {
      const cookie = cookiesOf(await half(service));
      for (let tries = 0; tries < 5; tries += 1)
        await service.askFrom(`198.51.100.${round * 5 + tries}`)(
          'POST',
          '/api/auth/two-factor/verify-totp',
          { code: wrong(totpCode(service.secret)) },
          { cookie },
        );
    }
    const right = await send(service, 'totp', totpCode(service.secret), cookiesOf(await half(service)));
    expect(right.status).toBe(429);
  });

  it('ends with the password, or by an owner or the command, who end the sessions too', async () => {
    const service = await withCode();
    const enter = async () => {
      const step = await half(service);
      const { needsCode } = (await step.clone().json()) as { needsCode?: boolean };
      if (!needsCode) return { cookie: cookiesOf(step), neededCode: false };
      const answer = await send(service, 'totp', totpCode(service.secret), cookiesOf(step));
      return { cookie: cookiesOf(answer), neededCode: true };
    };
    const { cookie } = await enter();
    const disable = (given: string) =>
      service.asVisitor('POST', '/api/auth/two-factor/disable', { password: given }, { cookie });
    expect((await disable('wrong horse')).status).toBe(400);
    expect((await enter()).neededCode).toBe(true);
    const owner = await service.asAdministrator('POST', '/api/people/second-factor', { email });
    expect(owner.status).toBe(200);
    expect(await isIn(service, cookie)).toBe(false);
    expect((await enter()).neededCode).toBe(false);
  });

  it('is taken away by `npm run admin -- reset`, for who has lost it', async () => {
    const service = await withCode();
    const { dataDir, databaseUrl } = service;
    await runAccountCommand(['reset', email], {
      dataDir,
      adminPassword: password,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    expect(await (await half(service)).json()).toMatchObject({ user: { email } });
  });

  it('and what is answered on the way name no session', async () => {
    const service = await withCode();
    expect(Object.keys(await service.confirmed.json())).toEqual(['user']);
    const answer = await send(service, 'totp', totpCode(service.secret), cookiesOf(await half(service)));
    const { token } = await service.parts.store.db
      .withTables<{ session: { token: string } }>()
      .selectFrom('session')
      .select('token')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(await answer.json())).not.toContain(token);
  });
});

describe('a passkey', () => {
  it('belongs to the address of the shop, or to the host of the request', async () => {
    const address = 'https://lumitor.example';
    const shop = await freshService({ address, publicUrl: address });
    const path = '/api/auth/passkey/generate-authenticate-options';
    expect(await (await shop.asVisitor('GET', path)).json()).toMatchObject({
      rpId: 'lumitor.example',
      userVerification: 'required',
    });
    expect(await (await (await freshService()).asVisitor('GET', path)).json()).toMatchObject({
      rpId: 'localhost',
    });
  });

  it('is asked for sixty times in five minutes from one address', async () => {
    const { asVisitor } = await freshService();
    const path = '/api/auth/passkey/generate-authenticate-options';
    for (let index = 0; index < 60; index += 1) await asVisitor('GET', path);
    expect((await asVisitor('GET', path)).status).toBe(429);
  });
});
