import type { Ms } from '@lumitor/domain/units';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addAccount, removeAccount } from '../sign-in/accounts.ts';
import { runAdmin } from '../testing/child.ts';
import { ENGINES } from '../testing/engines.ts';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

vi.setConfig({ testTimeout: 30_000 });

const { postgres } = ENGINES;
const HEARTBEAT: Ms = 25_000;

async function openPage({ asVisitor }: Service, cookie?: string) {
  const { body } = await asVisitor('GET', '/api/events', undefined, cookie ? { cookie } : {});
  const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  await next();
  return next;
}

const change = ({ parts }: Service) => parts.store.add('bindings', { ...SAMPLES.bindings, active: false });
const HEARD = expect.stringContaining('event: documents');

function delayedHeartbeat() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return () => vi.advanceTimersByTime(HEARTBEAT);
}

type Ending = (service: Service, cookie: string) => Promise<unknown>;

const ENDINGS: [string, Ending][] = [
  ['a sign-out', ({ asVisitor }, cookie) => asVisitor('POST', '/api/auth/sign-out', {}, { cookie })],
  [
    'another sign-in of the browser',
    ({ asVisitor }, cookie) => {
      const { adminEmail: email, adminPassword: password } = ADMINISTRATOR;
      return asVisitor('POST', '/api/auth/sign-in/email', { email, password }, { cookie });
    },
  ],
  [
    'a password that was changed elsewhere',
    async (service) => {
      const cookie = await service.signIn();
      const passwords = { currentPassword: ADMINISTRATOR.adminPassword, newPassword: 'staple paper clip' };
      return service.asVisitor('POST', '/api/auth/change-password', passwords, { cookie });
    },
  ],
  [
    'its administrator was removed',
    async ({ parts: { store } }) => {
      await addAccount(store.db, { email: 'ewa@lumitor.test', password: 'staple paper clip' });
      await removeAccount(store.db, ADMINISTRATOR.adminEmail);
    },
  ],
  [
    'its expiry',
    ({ parts }) =>
      parts.store.db
        .updateTable('session')
        .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
        .execute(),
  ],
];

describe('the stream of an ended session', () => {
  it.each(ENDINGS)('receives nothing more and ends with the next change, after %s', async (_, end) => {
    const service = await freshService();
    const cookie = await service.signIn();
    const next = await openPage(service, cookie);
    await change(service);
    expect(await next()).toEqual(HEARD);
    await end(service, cookie);
    await change(service);
    expect(await next()).toBeNull();
    expect(service.parts.broadcast.size).toBe(0);
  });

  it('ends at the next heartbeat without changes', async () => {
    const beat = delayedHeartbeat();
    const service = await freshService();
    const cookie = await service.signIn();
    const next = await openPage(service, cookie);
    await service.asVisitor('POST', '/api/auth/sign-out', {}, { cookie });
    beat();
    expect(await next()).toBe(':\n\n');
    expect(await next()).toBeNull();
  });

  it('ends after `admin reset` in another process', async () => {
    const service = await freshService();
    const environment: Record<string, string> = { DATA_DIR: service.dataDir };
    if (service.databaseUrl) environment.DATABASE_URL = service.databaseUrl;
    const next = await openPage(service, await service.signIn());
    expect((await runAdmin(environment, 'reset', ADMINISTRATOR.adminEmail)).code).toBe(0);
    await change(service);
    expect(await next()).toBeNull();
  });

  it.skipIf(postgres.missing)(
    `ends if the session was ended on another instance${postgres.missing}`,
    async () => {
      const open = await postgres.create();
      const secret = 'the-secret-of-both-instances-0123456789';
      const one = await freshService({ database: await open(), secret });
      const other = await freshService({ database: await open(), secret });
      const cookie = await one.signIn();
      const next = await openPage(other, cookie);
      await one.asVisitor('POST', '/api/auth/sign-out', {}, { cookie });
      await change(one);
      let heard = await next();
      while (heard?.includes('event: documents\ndata: {}')) heard = await next();
      expect(heard).toBeNull();
    },
  );
});

describe('the streams of roles', () => {
  it('carry the areas that each role reads', async () => {
    const service = await freshService();
    const sales = await openPage(service, await service.openSession('sales'));
    const texts = await openPage(service, await service.openSession('texts'));
    await service.parts.store.add('reflinks', SAMPLES.reflinks);
    expect(await sales()).toContain('reflinks');
    await change(service);
    expect(await sales()).toContain('bindings');
    expect(await texts()).toContain('bindings');
  });
});

describe('the streams of others', () => {
  it('continue when a session ends: other sessions, and visitors', async () => {
    const beat = delayedHeartbeat();
    const service = await freshService();
    const cookie = await service.signIn();
    const ended = await openPage(service, cookie);
    const other = await openPage(service, await service.openSession());
    const visitor = await openPage(service);
    await service.asVisitor('POST', '/api/auth/sign-out', {}, { cookie });
    await change(service);
    expect(await ended()).toBeNull();
    expect(await other()).toEqual(HEARD);
    beat();
    expect(await other()).toBe(':\n\n');
    expect(await visitor()).toBe(':\n\n');
  });

  it('need no database query while only visitors listen', async () => {
    const beat = delayedHeartbeat();
    const service = await freshService();
    const visitor = await openPage(service);
    await service.database.close();
    beat();
    expect(await visitor()).toBe(':\n\n');
    service.parts.broadcast.send('event: documents\n\n', { administrators: [] });
    service.parts.broadcast.send(': everyone\n\n');
    expect(await visitor()).toBe(': everyone\n\n');
    expect(service.errors).toEqual([]);
  });
});

describe('an administrator’s stream without a working database', () => {
  it('receives no change and is closed, so that it reconnects and reloads', async () => {
    const service = await freshService();
    const next = await openPage(service, await service.openSession());
    const visitor = await openPage(service);
    await service.database.close();
    service.parts.broadcast.send('event: documents\n\n', { administrators: [] });
    expect(await next()).toBeNull();
    service.parts.broadcast.send(': everyone\n\n');
    expect(await visitor()).toBe(': everyone\n\n');
    expect(service.errors).toHaveLength(1);
  });

  it('stays open without changes', async () => {
    const beat = delayedHeartbeat();
    const service = await freshService();
    const next = await openPage(service, await service.openSession());
    await service.database.close();
    beat();
    expect(await next()).toBe(':\n\n');
    await vi.waitFor(() => expect(service.errors).toHaveLength(1));
    expect(service.parts.broadcast.size).toBe(1);
  });
});
