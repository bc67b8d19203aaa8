import { describe, expect, it, vi } from 'vitest';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { totpCode } from '../testing/totp.ts';
import { runAccountCommand } from './accountCommand.ts';

vi.setConfig({ testTimeout: 30_000 });

const { adminEmail: email, adminPassword: password } = ADMINISTRATOR;

const cookiesOf = (answer: { headers: Headers }) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

async function withCode() {
  const service = await freshService();
  const { asVisitor } = service;
  const first = await service.signIn();
  const enabled = await asVisitor('POST', '/api/auth/two-factor/enable', { password }, { cookie: first });
  const { totpURI, backupCodes } = await enabled.json();
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const code = { code: totpCode(secret) };
  const confirmed = await asVisitor('POST', '/api/auth/two-factor/verify-totp', code, { cookie: first });
  // Each code is valid once, half a minute before and after its own time.
  const next = () => totpCode(secret, Date.now() + 30_000);
  return { ...service, secret, next, backupCodes: backupCodes as string[], enabled, confirmed };
}

const half = ({ asVisitor }: Service) => asVisitor('POST', '/api/auth/sign-in/email', { email, password });
const isIn = async ({ asVisitor }: Service, cookie: string) =>
  (await (await asVisitor('GET', '/api/auth/get-session', undefined, { cookie })).json()) !== null;

const send = ({ asVisitor }: Service, kind: 'totp' | 'backup-code', code: string, cookie: string) =>
  asVisitor('POST', `/api/auth/two-factor/verify-${kind}`, { code }, { cookie });

const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

describe('a code in addition to the password', () => {
  it('is required once confirmed, and nothing is open before it', async () => {
    const service = await withCode();
    expect(service.confirmed.status).toBe(200);
    const step = await half(service);
    expect(await step.json()).toEqual({ needsCode: true });
    const cookie = cookiesOf(step);
    expect(await isIn(service, cookie)).toBe(false);
    expect((await send(service, 'totp', wrong(totpCode(service.secret)), cookie)).status).toBe(401);
    const answer = await send(service, 'totp', service.next(), cookie);
    expect(await answer.json()).toEqual({ user: { email, role: 'owner' } });
    expect(await isIn(service, cookiesOf(answer))).toBe(true);
  });

  it('is not required before its setup is confirmed', async () => {
    const service = await freshService();
    const cookie = await service.signIn();
    await service.asVisitor('POST', '/api/auth/two-factor/enable', { password }, { cookie });
    expect(await (await half(service)).json()).toMatchObject({ user: { email } });
  });

  it('can be a backup code, each valid once', async () => {
    const service = await withCode();
    const [code = ''] = service.backupCodes;
    expect(service.backupCodes).toHaveLength(10);
    const answer = await send(service, 'backup-code', code, cookiesOf(await half(service)));
    expect(await isIn(service, cookiesOf(answer))).toBe(true);
    expect((await send(service, 'backup-code', code, cookiesOf(await half(service)))).status).toBe(401);
  });

  it('can be guessed ten times in a quarter of an hour, from all addresses together', async () => {
    const service = await withCode();
    for (let round = 0; round < 2; round += 1) {
      const cookie = cookiesOf(await half(service));
      for (let tries = 0; tries < 5; tries += 1)
        await service.sendFrom(`198.51.100.${round * 5 + tries}`)(
          'POST',
          '/api/auth/two-factor/verify-totp',
          { code: wrong(totpCode(service.secret)) },
          { cookie },
        );
    }
    const right = await send(service, 'totp', service.next(), cookiesOf(await half(service)));
    expect(right.status).toBe(429);
  });

  it('is turned off by an owner or the command, which end the sessions, but not by a wrong password', async () => {
    const service = await withCode();
    const enter = async () => {
      const step = await half(service);
      const { needsCode } = (await step.clone().json()) as { needsCode?: boolean };
      if (!needsCode) return { cookie: cookiesOf(step), neededCode: false };
      const code = service.backupCodes.pop() ?? '';
      const answer = await send(service, 'backup-code', code, cookiesOf(step));
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

  it('of the app is valid once, even if used twice at the same time', async () => {
    const service = await withCode();
    expect(
      (await send(service, 'totp', totpCode(service.secret), cookiesOf(await half(service)))).status,
    ).toBe(401);
    const steps = [await half(service), await half(service), await half(service)];
    const code = service.next();
    const answers = await Promise.all(steps.map((step) => send(service, 'totp', code, cookiesOf(step))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(await refused?.json()).toMatchObject({ code: 'INVALID_CODE' });
    const { sessions } = await service.parts.store.db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll().as('sessions'))
      .executeTakeFirstOrThrow();
    expect(Number(sessions)).toBe(2);
  });

  it('is required to turn it off or replace it', async () => {
    const service = await withCode();
    const answer = await send(service, 'totp', service.next(), cookiesOf(await half(service)));
    const cookie = cookiesOf(answer);
    const callService = async (act: string, body: object) =>
      (await service.asVisitor('POST', `/api/auth/two-factor/${act}`, body, { cookie })).status;
    for (const act of ['disable', 'generate-backup-codes']) {
      expect(await callService(act, { password })).toBe(401);
      expect(await callService(act, { password, code: '000000' })).toBe(401);
    }
    const [code = '', other = ''] = service.backupCodes;
    expect(await callService('disable', { password: 'wrong horse battery', code })).toBe(400);
    // A wrong password does not use the code.
    expect(await callService('generate-backup-codes', { password, code })).toBe(200);
    expect(await callService('disable', { password, code: other })).toBe(401);
    expect(await (await half(service)).json()).toEqual({ needsCode: true });
  });

  it('is turned off with password and code', async () => {
    const service = await withCode();
    const [first = '', second = ''] = service.backupCodes;
    const cookie = cookiesOf(await send(service, 'backup-code', first, cookiesOf(await half(service))));
    const body = { password, code: second };
    expect((await service.asVisitor('POST', '/api/auth/two-factor/disable', body, { cookie })).status).toBe(
      200,
    );
    expect(await (await half(service)).json()).toMatchObject({ user: { email } });
  });

  it('is removed by `npm run admin -- reset` if it is lost', async () => {
    const service = await withCode();
    const { dataDir, databaseUrl } = service;
    await runAccountCommand(['reset', email], {
      dataDir,
      adminPassword: password,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    expect(await (await half(service)).json()).toMatchObject({ user: { email } });
  });

  it('never appears with the session token in an answer', async () => {
    const service = await withCode();
    expect(Object.keys(await service.confirmed.json())).toEqual(['user']);
    const answer = await send(service, 'totp', service.next(), cookiesOf(await half(service)));
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

  it('has a limit of sixty requests in five minutes from one address', async () => {
    const { asVisitor } = await freshService();
    const path = '/api/auth/passkey/generate-authenticate-options';
    for (let index = 0; index < 60; index += 1) await asVisitor('GET', path);
    expect((await asVisitor('GET', path)).status).toBe(429);
  });
});
