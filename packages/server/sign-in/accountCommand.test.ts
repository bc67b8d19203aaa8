import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, runAdmin, startChild } from '../testing/child.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { runAccountCommand } from './accountCommand.ts';

const EVA = 'eva@lumitor.test';

const commandOf =
  ({ dataDir, databaseUrl }: Pick<Service, 'dataDir'> & Partial<Service>, adminPassword?: string) =>
  (...args: string[]) =>
    runAccountCommand(args, {
      dataDir,
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(adminPassword ? { adminPassword } : {}),
    });

const shownIn = (lines: string[]) =>
  lines.join('\n').match(/^Password: (\w{16}) \(shown only once/m)?.[1] ?? '';

const tryPassword = ({ asVisitor }: Service, email: string, password: string) =>
  asVisitor('POST', '/api/auth/sign-in/email', { email, password });

const cookieOf = async (service: Service, email: string, password: string) =>
  (await tryPassword(service, email, password)).headers.get('set-cookie')?.split(';')[0] ?? '';

const hasSession = async ({ asVisitor }: Service, cookie: string) =>
  (await (await asVisitor('GET', '/api/auth/get-session', undefined, { cookie })).json()) !== null;

describe('the command for accounts', () => {
  it('adds an administrator with a printed password, ignoring the case of the e-mail', async () => {
    const service = await freshService();
    const lines = await commandOf(service)('add', 'Eva@Lumitor.test');
    expect(lines).toEqual([
      `Account: ${EVA}, owner`,
      expect.stringMatching(/^Password: \w{16} \(shown only once/),
    ]);
    expect((await tryPassword(service, EVA, shownIn(lines))).status).toBe(200);
  });

  it('uses the configured password, and does not print it', async () => {
    const service = await freshService();
    const lines = await commandOf(service, 'correct horse battery')('add', EVA);
    expect(lines.join()).not.toContain('correct horse battery');
    expect((await tryPassword(service, EVA, 'correct horse battery')).status).toBe(200);
  });

  it('sets a new password, and ends the sessions of that person only', async () => {
    const service = await freshService();
    const command = commandOf(service);
    const others = await service.signIn();
    const first = shownIn(await command('add', EVA));
    const cookie = await cookieOf(service, EVA, first);
    const second = shownIn(await command('reset', EVA));
    expect(await hasSession(service, cookie)).toBe(false);
    expect(await hasSession(service, others)).toBe(true);
    expect((await tryPassword(service, EVA, first)).status).toBe(401);
    expect((await tryPassword(service, EVA, second)).status).toBe(200);
  });

  it('removes an administrator with their sessions, but never the last one', async () => {
    const service = await freshService();
    await service.signIn();
    const command = commandOf(service);
    const cookie = await cookieOf(service, EVA, shownIn(await command('add', EVA)));
    expect(await command('remove', EVA)).toEqual([`${EVA} removed.`]);
    expect(await hasSession(service, cookie)).toBe(false);
    await expect(command('remove', 'anna@lumitor.test')).rejects.toThrow(
      'This is the only owner: make someone else an owner first.',
    );
  });

  it('lists the administrators by e-mail, with role and date of creation', async () => {
    const service = await freshService();
    const command = commandOf(service);
    await command('add', 'zoe@lumitor.test');
    await command('add', EVA, '--role', 'sales');
    expect(await command('list')).toEqual([
      expect.stringMatching(/^eva@lumitor\.test, sales, since \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^zoe@lumitor\.test, owner, since /),
    ]);
  });

  it.each([
    [['add', EVA], `${EVA} already has an account: "reset" sets a new password.`],
    [['add', 'eva'], '"eva" is not an email address'],
    [['reset'], '"" is not an email address'],
    [['reset', 'nobody@lumitor.test'], 'nobody@lumitor.test has no account: "list" lists all accounts.'],
    [['remove', 'nobody@lumitor.test'], 'nobody@lumitor.test has no account: "list" lists all accounts.'],
    [[], 'npm run admin -- add EMAIL'],
    [['add', 'zoe@lumitor.test', '--role', 'boss'], 'npm run admin -- add EMAIL'],
    [['reset', EVA, '--role', 'viewer'], 'npm run admin -- add EMAIL'],
    [['constructor', EVA], 'npm run admin -- add EMAIL'],
    [['add', 'zoe@lumitor.test', 'my password'], 'npm run admin -- add EMAIL'],
  ])('refuses %j with what to do', async (args, message) => {
    const service = await freshService();
    const command = commandOf(service);
    await command('add', EVA);
    await expect(command(...args)).rejects.toThrow(message);
    expect(await command('list')).toHaveLength(1);
  });

  it('without a database asks to start the service, and creates none', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const message = `DATA_DIR ${dataDir} has no database yet: run "npm start" once`;
    await expect(commandOf({ dataDir })('list')).rejects.toThrow(message);
    await expect(commandOf({ dataDir })('list')).rejects.toThrow(message);
  });
});

describe('npm run admin', () => {
  it('restores access while the service runs', async () => {
    const DATA_DIR = await temporaryFolder();
    const address = await addressOf(startChild({ DATA_DIR }, '--empty'));
    const { code, lines } = await runAdmin({ DATA_DIR }, 'reset', 'admin@lumitor.local');
    expect(code).toBe(0);
    const response = await fetch(`${address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email: 'admin@lumitor.local', password: shownIn(lines) }),
    });
    expect(response.status).toBe(200);
  });

  it('ends with code 1 and the reason', async () => {
    const DATA_DIR = await temporaryFolder();
    expect(await runAdmin({ DATA_DIR }, 'list')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^DATA_DIR .* has no database yet: /)],
    });
    expect(await runAdmin({ DATA_DIR, ADMIN_PASSWORD: 'short' }, 'list')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^ADMIN_PASSWORD is too short or too long: /)],
    });
  });
});
