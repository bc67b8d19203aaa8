import { describe, expect, it, vi } from 'vitest';
import { runAccountCommand } from '../sign-in/accountCommand.ts';
import { removeAccount } from '../sign-in/accounts.ts';
import { ADMINISTRATOR, freshService, type Service } from '../testing/freshService.ts';
import { SAMPLES } from '../testing/samples.ts';

vi.setConfig({ testTimeout: 30_000 });

const ANNA = ADMINISTRATOR.adminEmail;
const EVA = 'eva@lumitor.test';
const PASSWORD = 'staple paper clip';

const tokenOf = ({ link }: { link: string }) => new URL(link).hash.slice(1);

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

const signIn = ({ asVisitor }: Service, password: string) =>
  asVisitor('POST', '/api/auth/sign-in/email', { email: EVA, password });

const cookieIn = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

const emailOf = async ({ asVisitor }: Service, cookie: string) =>
  (await (await asVisitor('GET', '/api/auth/get-session', undefined, { cookie })).json())?.user.email;

async function invited({ asAdministrator }: Service, role = 'catalogue'): Promise<string> {
  const answer = await asAdministrator('POST', '/api/people/invite', { email: EVA, role });
  expect(answer.status).toBe(201);
  return tokenOf(await answer.json());
}

const redeemLink = ({ asVisitor }: Service, token: string, password = PASSWORD) =>
  asVisitor('POST', '/api/people/link/use', { token, password });

async function withEva(role = 'catalogue') {
  const service = await freshService();
  await redeemLink(service, await invited(service, role));
  return { ...service, cookie: cookieIn(await signIn(service, PASSWORD)) };
}

describe('an invitation', () => {
  it('is a link by which somebody sets a password, once, and has the role', async () => {
    const service = await freshService();
    const token = await invited(service);
    const read = await service.asVisitor('POST', '/api/people/link', { token });
    expect(await read.json()).toEqual({ email: EVA, role: 'catalogue' });
    expect(await statusOf(redeemLink(service, token, 'short'))).toBe(400);
    expect(await statusOf(redeemLink(service, token))).toBe(200);
    expect(await statusOf(redeemLink(service, token, 'another password'))).toBe(404);
    const answer = await signIn(service, PASSWORD);
    expect(await answer.json()).toEqual({ user: { email: EVA, role: 'catalogue' } });
  });

  it('is used once if two people use it simultaneously', async () => {
    const service = await freshService();
    const token = await invited(service);
    const statuses = await Promise.all(
      [redeemLink(service, token), redeemLink(service, token)].map(statusOf),
    );
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('is invalid once revoked, expired, or replaced', async () => {
    const service = await freshService();
    const first = await invited(service);
    const second = await invited(service, 'viewer');
    expect(await statusOf(redeemLink(service, first))).toBe(404);
    await service.asAdministrator('POST', '/api/people/withdraw', { email: EVA });
    expect(await statusOf(redeemLink(service, second))).toBe(404);
    const third = await invited(service);
    const { db } = service.parts.store;
    await db.updateTable('passwordLinks').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await statusOf(redeemLink(service, third))).toBe(404);
    expect((await (await service.asAdministrator('GET', '/api/people')).json()).links).toEqual([]);
    expect(await statusOf(service.asVisitor('POST', '/api/people/link', { token: third }))).toBe(404);
  });

  it('stores no token, so stored data opens nothing', async () => {
    const service = await freshService();
    const token = await invited(service);
    const stored = await service.parts.store.db.selectFrom('passwordLinks').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('leads to this shop, and is refused for existing accounts', async () => {
    const address = 'https://lumitor.example';
    const service = await freshService({ address, publicUrl: address });
    const answer = await service.asAdministrator('POST', '/api/people/invite', { email: EVA, role: 'sales' });
    const { link } = await answer.json();
    expect(link).toMatch(/^https:\/\/lumitor\.example\/ustaw-haslo#[\w-]{32}$/);
    await redeemLink(service, tokenOf({ link }));
    const again = await service.asAdministrator('POST', '/api/people/invite', { email: EVA, role: 'owner' });
    expect([again.status, (await again.json()).code]).toEqual([409, 'exists']);
  });

  it('is mailed if there is a mail server, in the language of the inviting owner', async () => {
    const service = await freshService();
    const { asAdministrator, parts } = service;
    const { db } = parts.store;
    const send = async (more: object = {}) =>
      (await asAdministrator('POST', '/api/people/invite', { email: EVA, role: 'sales', ...more })).json();
    expect((await send()).isMailed).toBe(false);
    const mail = { kind: 'mail', host: 'smtp.example.com', senderAddress: 'shop@example.com' };
    await parts.store.add('serviceSettings', mail);
    const { link, isMailed } = await send({ language: 'EN' });
    expect(isMailed).toBe(true);
    const [queued, ...others] = await db.selectFrom('outbox').selectAll().execute();
    expect(others).toEqual([]);
    expect(JSON.parse(queued?.payload ?? '')).toMatchObject({
      to: EVA,
      subject: expect.stringMatching(/^Invitation: /),
      text: expect.stringContaining(link),
    });
  });

  it('that waits to be mailed is not visible to sales, nor dropped, nor erased with the address', async () => {
    const service = await withEva('sales');
    const { asAdministrator, asVisitor, cookie, parts } = service;
    await parts.store.add('serviceSettings', {
      kind: 'mail',
      host: 'mail.example.com',
      senderAddress: 'sklep@example.com',
    });
    const email = 'nowa@lumitor.test';
    await asAdministrator('POST', '/api/people/invite', { email, role: 'owner' });
    const [{ id }] = (await (await asAdministrator('GET', '/api/outbox')).json()).rows;
    const asEva = (method: string, path: string, body?: object) => asVisitor(method, path, body, { cookie });
    expect(await (await asEva('GET', '/api/outbox')).json()).toEqual({ rows: [] });
    expect(await statusOf(asEva('DELETE', `/api/outbox/${id}`))).toBe(403);
    expect(await statusOf(asEva('POST', `/api/outbox/${id}/try`))).toBe(403);
    expect(await statusOf(asEva('POST', '/api/persons/erase', { email }))).toBe(200);
    expect((await (await asAdministrator('GET', '/api/outbox')).json()).rows).toHaveLength(1);
    expect(await statusOf(asAdministrator('DELETE', `/api/outbox/${id}`))).toBe(204);
  });

  it('can be guessed thirty times in a quarter of an hour', async () => {
    const { asVisitor } = await freshService();
    const statuses: number[] = [];
    for (let index = 0; index < 32; index += 1)
      statuses.push(await statusOf(asVisitor('POST', '/api/people/link', { token: `${index}` })));
    expect(statuses.slice(29)).toEqual([404, 429, 429]);
  });
});

describe('an account', () => {
  it('that is deactivated is signed out until it is reactivated', async () => {
    const service = await withEva();
    const { asAdministrator, cookie } = service;
    expect(await emailOf(service, cookie)).toBe(EVA);
    expect(await statusOf(asAdministrator('POST', '/api/people/deactivate', { email: EVA }))).toBe(200);
    expect(await emailOf(service, cookie)).toBeUndefined();
    const refused = await signIn(service, PASSWORD);
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'ACCOUNT_DEACTIVATED']);
    expect(await statusOf(signIn(service, 'wrong horse'))).toBe(401);
    await asAdministrator('POST', '/api/people/reactivate', { email: EVA });
    expect(await statusOf(signIn(service, PASSWORD))).toBe(200);
  });

  it.each<[string, (service: Service) => Promise<unknown>]>([
    [
      'deactivated',
      ({ asAdministrator }) => asAdministrator('POST', '/api/people/deactivate', { email: EVA }),
    ],
    [
      'given a lesser role',
      ({ asAdministrator }) => asAdministrator('POST', '/api/people/role', { email: EVA, role: 'sales' }),
    ],
    ['removed', ({ parts }) => removeAccount(parts.store.db, EVA)],
  ])('that is %s takes its invitations and its keys for programs with it', async (_, end) => {
    const service = await withEva('owner');
    const { asVisitor, asAdministrator, cookie } = service;
    const asEva = async (path: string, body: object) =>
      (await asVisitor('POST', path, body, { cookie })).json();
    const token = tokenOf(await asEva('/api/people/invite', { email: 'ewa2@lumitor.test', role: 'owner' }));
    const { key } = await asEva('/api/keys', { name: 'Subiekt' });
    const own = await (await asAdministrator('POST', '/api/keys', { name: 'Own' })).json();
    const opens = (given: string) =>
      statusOf(asVisitor('GET', '/api/erp/orders', undefined, { authorization: `Bearer ${given}` }));
    expect([await opens(key), await opens(own.key)]).toEqual([200, 200]);
    await end(service);
    expect([await opens(key), await opens(own.key)]).toEqual([401, 200]);
    expect(await statusOf(redeemLink(service, token))).toBe(404);
    await asAdministrator('POST', '/api/people/reactivate', { email: EVA });
    expect(await opens(key)).toBe(401);
    expect((await (await asAdministrator('GET', '/api/keys')).json()).keys).toHaveLength(1);
  });

  it('has its new role at once, in open sessions too', async () => {
    const { asAdministrator, asVisitor, cookie } = await withEva('catalogue');
    const orders = () => asVisitor('GET', '/api/documents/reflinksdownload', undefined, { cookie });
    const refused = await orders();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden', area: 'sales' });
    await asAdministrator('POST', '/api/people/role', { email: EVA, role: 'sales' });
    expect(await statusOf(orders())).toBe(200);
  });

  it('has individual permissions, and no others (D63)', async () => {
    const { asAdministrator, asVisitor, cookie, parts } = await withEva('viewer');
    const asEva = (method: string, path: string, body?: object) => asVisitor(method, path, body, { cookie });
    const give = (role: string) => asAdministrator('POST', '/api/people/role', { email: EVA, role });
    expect(await statusOf(give('ticks:moon.write'))).toBe(400);
    expect(await statusOf(give('ticks:catalogue.write'))).toBe(200);
    const article = { ...SAMPLES.accessories, price: 0, priceEuro: 0 };
    const added = await (await asEva('POST', '/api/documents/accessories', article)).json();
    const change = (fields: object) => asEva('PATCH', `/api/documents/accessories/${added.id}`, fields);
    expect(await statusOf(change({ title: 'Zaślepka 2' }))).toBe(200);
    const refused = await change({ price: 5 });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'forbidden', area: 'prices' },
    ]);
    expect(await parts.store.get('accessories', added.id)).toMatchObject({ title: 'Zaślepka 2', price: 0 });
    expect(await statusOf(asEva('GET', '/api/orders'))).toBe(403);
    await give('ticks:catalogue.write,prices.write,sales.read');
    expect(await statusOf(change({ price: 5 }))).toBe(200);
    expect(await statusOf(asEva('GET', '/api/orders'))).toBe(200);
    expect(await statusOf(asEva('POST', '/api/orders/none/offers', {}))).toBe(403);
  });

  it('grants nobody more than it has, and cannot change accounts that have more', async () => {
    const { asAdministrator, asVisitor, cookie } = await withEva('viewer');
    await asAdministrator('POST', '/api/people/role', { email: EVA, role: 'ticks:people.write,sales.write' });
    const asEva = (path: string, body: object) => asVisitor('POST', `/api/people/${path}`, body, { cookie });
    const other = { email: 'ola@lumitor.test' };
    for (const role of ['owner', 'viewer', 'ticks:catalogue.read'])
      expect(await statusOf(asEva('invite', { ...other, role })), role).toBe(403);
    expect(await statusOf(asEva('invite', { ...other, role: 'ticks:sales.read' }))).toBe(201);
    expect(await statusOf(asEva('role', { email: EVA, role: 'owner' }))).toBe(403);
    for (const act of ['deactivate', 'reset', 'second-factor'])
      expect(await statusOf(asEva(act, { email: ANNA })), act).toBe(403);
  });

  it('that is reset has no password until one is set by the link, and its sessions end', async () => {
    const service = await withEva();
    const answer = await service.asAdministrator('POST', '/api/people/reset', { email: EVA });
    expect(await emailOf(service, service.cookie)).toBeUndefined();
    expect(await statusOf(signIn(service, PASSWORD))).toBe(401);
    const token = tokenOf(await answer.json());
    expect(await statusOf(redeemLink(service, token, 'a new long password'))).toBe(200);
    expect(await statusOf(signIn(service, 'a new long password'))).toBe(200);
  });

  it('of the last owner can neither be deactivated nor demoted', async () => {
    const { asAdministrator, asVisitor, cookie } = await withEva('owner');
    await asAdministrator('POST', '/api/people/deactivate', { email: EVA });
    for (const [path, more] of [
      ['role', { role: 'viewer' }],
      ['deactivate', {}],
    ] as const) {
      const answer = await asAdministrator('POST', `/api/people/${path}`, { email: ANNA, ...more });
      expect([answer.status, (await answer.json()).code]).toEqual([409, 'last-owner']);
    }
    await asAdministrator('POST', '/api/people/reactivate', { email: EVA });
    expect(await statusOf(asAdministrator('POST', '/api/people/deactivate', { email: ANNA }))).toBe(200);
    expect(await statusOf(asVisitor('GET', '/api/people', undefined, { cookie }))).toBe(401);
  });

  it('of one of two owners remains if both deactivate the other at once', async () => {
    const service = await withEva('owner');
    const asEva = (path: string, body: object) =>
      service.asVisitor('POST', path, body, { cookie: service.cookie });
    await Promise.all([
      service.asAdministrator('POST', '/api/people/deactivate', { email: EVA }),
      asEva('/api/people/deactivate', { email: ANNA }),
    ]);
    const active = await service.parts.store.db
      .selectFrom('user')
      .select('email')
      .where('deactivatedAt', 'is', null)
      .execute();
    expect(active).toHaveLength(1);
  });

  it('that is removed cannot be restored by a link', async () => {
    const service = await withEva();
    const answer = await service.asAdministrator('POST', '/api/people/reset', { email: EVA });
    await removeAccount(service.parts.store.db, EVA);
    expect(await statusOf(redeemLink(service, tokenOf(await answer.json())))).toBe(404);
  });
});

it('the history lists actions with author and account, newest first and in pages', async () => {
  const service = await withEva('texts');
  const { asAdministrator, dataDir, databaseUrl } = service;
  await asAdministrator('POST', '/api/people/role', { email: EVA, role: 'sales' });
  await asAdministrator('POST', '/api/people/deactivate', { email: EVA });
  await runAccountCommand(['reset', EVA], { dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const first = await (await asAdministrator('GET', '/api/people/events?limit=3')).json();
  const rest = await (await asAdministrator('GET', `/api/people/events?after=${first.next}`)).json();
  const reported = [...first.events, ...rest.events].map(({ by, kind, email, role }) => [
    by,
    kind,
    email,
    role,
  ]);
  expect(reported).toEqual([
    ['', 'reset', EVA, null],
    [ANNA, 'deactivated', EVA, null],
    [ANNA, 'role', EVA, 'sales'],
    [EVA, 'joined', EVA, 'texts'],
    [ANNA, 'invited', EVA, 'texts'],
  ]);
  expect(rest.next).toBeNull();
});
