import { expect, it, vi } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { ENGINES } from '../testing/engines.ts';
import { freshService, type Service } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { sending } from '../testing/sending.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type Claimed, claim, noteFailed, noteSent, pauseAfter, renew } from './queue.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
const MAIL = { to: 'jan@example.com', subject: 'Zażółć', text: 'Dzień dobry', html: '<p>Dzień dobry</p>' };

async function shopWith(settings: object, service?: Service) {
  const shop = service ?? (await freshService());
  await shop.parts.store.add('serviceSettings', settings);
  const { store, outbox } = shop.parts;
  return { ...shop, db: store.db, queue: (more = {}) => outbox.queueMail(store.db, { ...MAIL, ...more }) };
}

const rowsOf = async ({ asAdministrator }: Service) =>
  (await (await asAdministrator('GET', '/api/outbox')).json()).rows;

it('without a mail server nothing is queued', async () => {
  const { parts } = await freshService();
  expect(await parts.outbox.queueMail(parts.store.db, MAIL)).toBe(false);
  expect(await parts.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('a mail of a transaction that is rolled back is never sent', async () => {
  const { received, settings } = await mailServer();
  const shop = await shopWith(settings);
  sending(shop);
  const failing = shop.parts.store.transaction(async ({ db }) => {
    await shop.parts.outbox.queueMail(db, MAIL);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await shop.queue({ subject: 'The next' });
  await vi.waitFor(() => expect(received.map(({ subject }) => subject)).toEqual(['The next']), WITHIN);
});

it('a mail that the server defers waits with the server’s message, and is sent again under its Message-ID', async () => {
  let isOpen = false;
  const { received, settings } = await mailServer({
    onMail() {
      if (!isOpen) throw Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 });
    },
  });
  const shop = await shopWith(settings);
  sending(shop);
  await shop.queue();
  await vi.waitFor(
    async () =>
      expect(await rowsOf(shop)).toMatchObject([
        {
          kind: 'mail',
          about: 'Zażółć',
          to: 'jan@example.com',
          attempts: 1,
          nextAt: expect.any(String),
          lastError: expect.stringContaining('451 Greylisted, come back later'),
        },
      ]),
    WITHIN,
  );
  isOpen = true;
  const [{ id }] = await rowsOf(shop);
  expect((await shop.asAdministrator('POST', `/api/outbox/${id}/try`)).status).toBe(204);
  await vi.waitFor(async () => expect(await rowsOf(shop)).toEqual([]), WITHIN);
  expect(received).toHaveLength(2);
  expect(received[1]?.messageId).toBe(received[0]?.messageId);
});

it('an address unknown to the server is given up at once, and can be removed', async () => {
  const { settings } = await mailServer({
    onRcptTo(_, __, done) {
      done(Object.assign(new Error('No such user'), { responseCode: 550 }));
    },
  });
  const shop = await shopWith(settings);
  sending(shop);
  await shop.queue();
  await vi.waitFor(
    async () =>
      expect(await rowsOf(shop)).toMatchObject([
        { nextAt: null, lastError: expect.stringContaining('550 No such user') },
      ]),
    WITHIN,
  );
  expect(shop.errors.map(String)).toEqual([expect.stringMatching(/No further attempts for the mail /)]);
  expect(await shop.parts.metrics.read()).toContain('lumitor_outbox_failed 1');
  const [{ id }] = await rowsOf(shop);
  expect((await shop.asAdministrator('DELETE', `/api/outbox/${id}`)).status).toBe(204);
  expect(await rowsOf(shop)).toEqual([]);
});

it('pauses grow to six hours, and after five days a mail is given up', async () => {
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 6 * 3_600_000]);
  const { settings } = await mailServer();
  const { db, queue } = await shopWith(settings);
  await queue();
  let now = Date.now();
  const failure = { message: 'Out of reach', isFinal: false };
  for (let attempts = 1; ; attempts += 1) {
    const claimed = await claim(db, 'shop', now);
    if (!claimed) throw new Error(`No entry is due after ${attempts} attempts.`);
    expect(claimed.attempts).toBe(attempts);
    if (await noteFailed(db, claimed, failure, now)) break;
    expect(await claim(db, 'shop', now + pauseAfter(attempts) - 1)).toBeNull();
    now += pauseAfter(attempts);
  }
  expect((now - Date.now()) / 86_400_000).toBeGreaterThan(4.7);
  expect(await claim(db, 'shop', now + 86_400_000)).toBeNull();
});

it('a sender that lost its claim does not overwrite the result of the next one', async () => {
  const { settings } = await mailServer();
  const { db, queue } = await shopWith(settings);
  await queue();
  const now = Date.now();
  const slow = await claim(db, 'shop', now);
  const next = await claim(db, 'shop', now + 3_600_000);
  if (!slow || !next) throw new Error('No entry is due.');
  expect(next.id).toBe(slow.id);
  await noteFailed(db, slow, { message: 'Too late', isFinal: true });
  await noteSent(db, next);
  expect(await db.selectFrom('outbox').select(['doneAt', 'lastError']).execute()).toEqual([
    { doneAt: expect.any(String), lastError: null },
  ]);
});

async function twoOn(name: 'sqlite' | 'postgres'): Promise<Service[]> {
  if (name === 'postgres') {
    const open = await ENGINES.postgres.create();
    return [await freshService({ database: await open() }), await freshService({ database: await open() })];
  }
  const dataDir = await temporaryFolder();
  const services: Service[] = [];
  for (let made = 0; made < 2; made += 1)
    services.push(await freshService({ dataDir, database: await openDatabase({ dataDir }) }));
  return services;
}

for (const { name, missing } of [
  { name: 'sqlite', missing: '' },
  { name: 'postgres', missing: ENGINES.postgres.missing },
] as const)
  it.skipIf(missing)(`two senders on one database send each mail once, on ${name} ${missing}`, async () => {
    const { received, settings } = await mailServer();
    const services = await twoOn(name);
    const [first] = services as [Service];
    const { queue } = await shopWith(settings, first);
    for (let index = 0; index < 12; index += 1) await queue({ subject: `Mail ${index}` });
    const senders = services.map(sending);
    await vi.waitFor(async () => expect(await rowsOf(first)).toEqual([]), WITHIN);
    expect(received.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `Mail ${index}`).sort(),
    );
    await Promise.all(senders.map((sender) => sender.stop()));
    if (name === 'sqlite') for (const { database } of services) await database.close();
  });

it('a mail being sent stays claimed, and is free a minute after its sender is gone', async () => {
  const { settings } = await mailServer();
  const { db, queue } = await shopWith(settings);
  await queue();
  const began = Date.now() + 1_000;
  const at = (seconds: number) => began + seconds * 1_000;
  let claimed = (await claim(db, 'shop', began)) as Claimed;
  for (const seconds of [50, 100, 150]) {
    expect(await claim(db, 'shop', at(seconds))).toBeNull();
    claimed = await renew(db, claimed, at(seconds));
  }
  expect(await claim(db, 'shop', at(209))).toBeNull();
  const next = (await claim(db, 'shop', at(210))) as Claimed;
  expect(next).toMatchObject({ id: claimed.id, attempts: 2 });
  await renew(db, claimed, at(220));
  await noteSent(db, next, at(230));
  await renew(db, next, at(240));
  expect(await db.selectFrom('outbox').select(['nextAt', 'payload']).execute()).toEqual([
    { nextAt: null, payload: null },
  ]);
});
