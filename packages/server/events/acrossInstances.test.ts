import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { RateLimit } from '../http/rateLimit.ts';
import { ENGINES } from '../testing/engines.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

const { postgres } = ENGINES;

/** A busy machine is slow; `npm run bench -- load` measures the delay. */
const WITHIN = { timeout: 15_000, interval: 10 };

async function twoInstances() {
  const open = await postgres.create();
  const secret = 'the-secret-of-both-instances-0123456789';
  const one = await freshService({ database: await open(), secret });
  const other = await freshService({ database: await open(), secret });
  await Promise.all([one, other].map(({ parts }) => parts.snapshots.get('standard')));
  return { one, other };
}

async function openPage(service: Service, send = service.asVisitor, query = '') {
  const response = await send('GET', `/api/events${query}`);
  const heard: string[] = [];
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const listen = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) return;
    heard.push(Buffer.from(value).toString());
    return listen();
  };
  void listen();
  return () => heard.join('');
}

const titles = async (service: Service) => {
  const { bindings } = await (await service.asVisitor('GET', '/api/snapshots/standard')).json();
  return bindings.map(({ title }: { title: string }) => title);
};

const breakConnections = (service: Service) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(service.parts.store.db);

describe.skipIf(postgres.missing)(`two instances on one database${postgres.missing}`, () => {
  it('show the same catalogue: changes on one reach pages of the other', async () => {
    const { one, other } = await twoInstances();
    const heard = await openPage(other);
    await one.asAdministrator('POST', '/api/documents/bindings', SAMPLES.bindings);

    await vi.waitFor(() => expect(heard()).toContain('"snapshot":"standard"'), WITHIN);
    expect(await titles(other)).toEqual([SAMPLES.bindings.title]);
    expect(heard().match(/event: snapshot/g)).toHaveLength(1);
  });

  it('receive changes also after their database connections broke', async () => {
    const { one, other } = await twoInstances();
    const heard = await openPage(other);
    await vi.waitFor(() => expect(other.database.pool()?.total).toBeGreaterThan(0), WITHIN);
    await breakConnections(one);
    await one.asAdministrator('POST', '/api/documents/bindings', SAMPLES.bindings);

    await vi.waitFor(() => expect(heard()).toContain('"snapshot":"standard"'), WITHIN);
    expect(await titles(other)).toEqual([SAMPLES.bindings.title]);
  });

  it('share sessions: a sign-in or sign-out on one applies to both', async () => {
    const { one, other } = await twoInstances();
    const cookie = await one.signIn();
    const request = () => other.asVisitor('GET', '/api/batches', undefined, { cookie });
    expect((await request()).status).toBe(200);
    await one.asVisitor('POST', '/api/auth/sign-out', {}, { cookie });
    expect((await request()).status).toBe(401);
  });

  it('count a visitor once: a limit used up on one is used up on the other', async () => {
    const { one, other } = await twoInstances();
    const limit = { points: 3, duration: 60 };
    const [onOne, onOther] = [one, other].map(({ parts }) => parts.limits('test', limit));
    await onOne?.('10.1.2.3');
    await onOther?.('10.1.2.3');
    await onOne?.('10.1.2.3');
    await expect(onOther?.('10.1.2.3')).rejects.toThrow('Too many requests');
    await expect(onOther?.('10.1.2.4')).resolves.toBeUndefined();
  });

  it.each([
    [
      'again and again',
      async (count: RateLimit) => void (await Promise.all([1, 2, 3].map(() => count('here')))),
    ],
    ['at once', (count: RateLimit) => count.charge('here', 3)],
  ])('count the first points of a visitor alone, and tell all of them beyond: %s', async (_, useThree) => {
    const { one, other } = await twoInstances();
    const limit = { points: 5, alone: 2, duration: 60 };
    const [onOne, onOther] = [one, other].map(({ parts }) => parts.limits('test', limit));
    if (!onOne || !onOther) throw new Error('There are two instances.');
    await useThree(onOne);
    for (let times = 0; times < 2; times += 1) await onOther('here');
    await expect(onOther('here')).rejects.toThrow('Too many requests');
    await expect(onOne('here')).rejects.toThrow('Too many requests');
  });

  it('store an e-mail once, on either instance', async () => {
    const { one, other } = await twoInstances();
    const add = (service: Service) =>
      service.asVisitor('POST', '/api/documents/emails', { email: 'jan@example.com' });
    const answers = await Promise.all([one, other, one, other, one, other].map(add));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await one.parts.store.list('emails')).toHaveLength(1);
  });

  it('send site events to pages of that site on the other, and of no other site', async () => {
    const { one, other } = await twoInstances();
    const [id, elsewhere] = ['the-order-of-the-page', 'another-order'];
    const heard = await openPage(other, other.asVisitor, `?site=${id}`);
    const hearsNothing = await openPage(other, other.asVisitor, '?site=a-third-order');
    const notify = (site: string) =>
      one.parts.store.announce({
        collections: new Set(),
        versions: {},
        isOwn: true,
        added: [],
        sites: [site],
      });
    const times = () => heard().match(/event: site/g)?.length ?? 0;
    await vi.waitFor(
      () => {
        notify(elsewhere);
        notify(id);
        expect(times()).toBeGreaterThan(1);
      },
      { ...WITHIN, interval: 500 },
    );
    expect(hearsNothing().match(/event: site/g)).toHaveLength(1);
  });

  it('send changed drafts to pages of people who prepare offers on the other', async () => {
    const { one, other } = await twoInstances();
    const heard = await openPage(other, other.asAdministrator);
    const hearsNothing = await openPage(other);
    await vi.waitFor(
      () => {
        one.parts.store.announce({
          collections: new Set(),
          versions: {},
          isOwn: true,
          added: [],
          drafts: ['the-order'],
        });
        expect(heard()).toContain('event: draft\ndata: {"order":"the-order"}');
      },
      { ...WITHIN, interval: 500 },
    );
    expect(hearsNothing()).not.toContain('event: draft');
  });

  it('renew lists of administrators that are open on the other', async () => {
    const { one, other } = await twoInstances();
    const heard = await openPage(other, other.asAdministrator);
    // Messages before the subscription are lost: lists have no version to compare.
    let reported = 0;
    const notify = () =>
      one.asVisitor('POST', '/api/documents/emails', { email: `jan${reported++}@example.com` });
    await vi.waitFor(
      async () => {
        await notify();
        expect(heard()).toContain('{"collections":["emails"]}');
      },
      { ...WITHIN, interval: 500 },
    );
  });
});
