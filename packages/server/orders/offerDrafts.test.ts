import { randomUUID } from 'node:crypto';
import type { OfferDrafts } from '@lumitor/domain/order/offerDraft';
import { NO_EXTRAS, type OfferTerms } from '@lumitor/domain/order/offerTerms';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { ADMINISTRATOR, emailOfRole } from '../testing/freshService.ts';
import { orderShop } from '../testing/orderShop.ts';
import type { Send } from '../testing/send.ts';

const anna = ADMINISTRATOR.adminEmail;
const piotr = emailOfRole('sales');

const terms = (change: Partial<OfferTerms> = {}): OfferTerms => ({
  ...NO_EXTRAS,
  language: 'PL',
  lines: { 0: { discount: 500 } },
  discount: 0,
  validUntil: '2099-01-01',
  remark: 'Transport w cenie ',
  buyer: 'Jan Kowalski',
  ...change,
});

async function shopWithOrder(engine: (typeof ENGINES)[keyof typeof ENGINES]) {
  const open = await engine.create();
  const shop = await orderShop({ database: await open() });
  const save = async (change: object = {}, headers: Record<string, string> = {}) => {
    const body = { ...shop.request, idempotencyKey: randomUUID(), email: 'jan@example.com', ...change };
    const saved = await shop.asVisitor('POST', '/api/orders', body, headers);
    return (await saved.json()) as { id: string; ownerKey: string };
  };
  const { id, ownerKey } = await save();
  const asPiotr = shop.asRole('sales');
  const read = async (order = id): Promise<OfferDrafts> =>
    (await shop.asAdministrator('GET', `/api/orders/${order}/draft`)).json();
  const put = (base: number, change: Partial<OfferTerms> = {}, send = shop.asAdministrator, order = id) =>
    send('PUT', `/api/orders/${order}/draft`, { base, terms: terms(change) });
  const remove = (version: number | string, send = shop.asAdministrator) =>
    send('DELETE', `/api/orders/${id}/draft?version=${version}`);
  const issue = (key = randomUUID(), of: { draft?: number } = {}) =>
    shop.asAdministrator('POST', `/api/orders/${id}/offers`, { key, ...of, ...terms() });
  return { ...shop, id, ownerKey, save, asPiotr, read, put, remove, issue };
}

describe.each(Object.values(ENGINES))('a draft of an offer on $name (D76a)', (engine) => {
  const { missing } = engine;

  it.skipIf(missing)('is read as it was typed, with the name of its author', async () => {
    const { read, put } = await shopWithOrder(engine);
    expect(await read()).toEqual({ draft: { version: 0, at: '', by: '', terms: null }, former: null });
    const saved = await put(0, { validUntil: '' });
    expect(saved.status).toBe(200);
    const { draft } = await read();
    expect(draft).toEqual(await saved.json());
    expect(draft).toMatchObject({ version: 1, by: anna, terms: terms({ validUntil: '' }) });
    expect(Date.now() - Date.parse(draft.at)).toBeLessThan(60_000);
  });

  it.skipIf(missing)(
    'is not overwritten if somebody else has saved it; the saved version is returned',
    async () => {
      const { read, put, asPiotr } = await shopWithOrder(engine);
      await put(0);
      await put(1, { remark: 'Piotr' }, asPiotr);
      const refused = await put(1, { remark: 'Anna' });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'draft-changed',
        draft: { version: 2, by: piotr, terms: { remark: 'Piotr' } },
      });
      expect((await put(2, { remark: 'Anna' })).status).toBe(200);
      expect((await read()).draft).toMatchObject({ version: 3, by: anna, terms: { remark: 'Anna' } });
    },
  );

  it.skipIf(missing)('is stored once if several people save at once', async () => {
    const { read, put } = await shopWithOrder(engine);
    const answers = await Promise.all([1, 2, 3, 4].map((discount) => put(0, { discount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).draft.version).toBe(1);
  });

  it.skipIf(missing)('is saved once if its request is repeated', async () => {
    const { read, put } = await shopWithOrder(engine);
    const answers = [await put(0), await put(0), await put(0)];
    expect(await Promise.all(answers.map(async (answer) => (await answer.json()).version))).toEqual([
      1, 1, 1,
    ]);
    expect((await read()).draft.version).toBe(1);
  });

  it.skipIf(missing)('is removed only with its last version, and versions keep counting', async () => {
    const { read, put, remove, asPiotr } = await shopWithOrder(engine);
    await put(0);
    await put(1, { remark: 'Piotr' }, asPiotr);
    expect((await remove(1)).status).toBe(409);
    expect((await remove('x')).status).toBe(400);
    expect((await remove(2)).status).toBe(204);
    expect((await remove(2)).status).toBe(204);
    expect((await read()).draft).toMatchObject({ version: 3, by: anna, terms: null });
    expect((await put(2, {}, asPiotr)).status).toBe(409);
    expect((await put(3, {}, asPiotr)).status).toBe(200);
  });

  it.skipIf(missing)('ends when the offer is issued, also for a browser that is saving it', async () => {
    const { read, put, issue, asPiotr } = await shopWithOrder(engine);
    const key = randomUUID();
    expect((await issue(key)).status).toBe(201);
    expect((await put(0, {}, asPiotr)).status).toBe(409);
    await put(1, { remark: 'The next offer' });
    expect((await issue(key)).status).toBe(201);
    expect((await read()).draft).toMatchObject({ version: 2, terms: { remark: 'The next offer' } });
    expect((await issue()).status).toBe(201);
    expect((await read()).draft).toMatchObject({ version: 3, by: anna, terms: null });
  });

  it.skipIf(missing)('is not discarded by an offer of an earlier version', async () => {
    const { read, put, issue, asPiotr } = await shopWithOrder(engine);
    await put(0);
    await put(1, { remark: 'Piotr' }, asPiotr);
    const refused = await issue(randomUUID(), { draft: 1 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'draft-changed',
      draft: { version: 2, by: piotr, terms: { remark: 'Piotr' } },
    });
    expect((await read()).draft).toMatchObject({ version: 2, terms: { remark: 'Piotr' } });
    const key = randomUUID();
    expect((await issue(key, { draft: 2 })).status).toBe(201);
    expect((await issue(key, { draft: 2 })).status).toBe(201);
    expect((await issue(randomUUID(), { draft: 2 })).status).toBe(409);
  });

  it.skipIf(missing)('is issued if another version has the same terms', async () => {
    const { put, issue } = await shopWithOrder(engine);
    await put(0, { remark: 'First' });
    await put(1);
    expect((await issue(randomUUID(), { draft: 1 })).status).toBe(201);
  });

  it.skipIf(missing)('stays with its revision, and later revisions refer to it', async () => {
    const { id, ownerKey, save, read, put } = await shopWithOrder(engine);
    await put(0);
    const second = await save({ revises: id }, { [OWNER_KEY_HEADER]: ownerKey });
    expect(await read(id)).toMatchObject({ draft: { version: 1 }, former: null });
    const { draft, former } = await read(second.id);
    expect(draft.version).toBe(0);
    expect(former).toMatchObject({ id, number: expect.stringMatching(/\/0001$/), by: anna, terms: terms() });
    expect((await put(1, { remark: 'Anna goes on' })).status).toBe(200);
  });

  it.skipIf(missing)('is deleted with its order', async () => {
    const { id, put, read, asAdministrator, parts } = await shopWithOrder(engine);
    await put(0);
    expect((await asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`)).status).toBe(204);
    expect(await parts.store.db.selectFrom('offerDrafts').selectAll().execute()).toEqual([]);
    expect(await read()).toMatchObject({ code: 'not-found' });
    expect((await put(0)).status).toBe(404);
  });

  it.skipIf(missing)('is erased with the person, and browsers that have it are informed', async () => {
    const { put, read, asAdministrator } = await shopWithOrder(engine);
    await put(0);
    const erase = async (act: string) =>
      (await asAdministrator('POST', `/api/persons/${act}`, { email: 'jan@example.com' })).json();
    expect(await erase('count')).toMatchObject({ orders: 1, drafts: 1 });
    expect(await erase('erase')).toMatchObject({ drafts: 1 });
    expect((await read()).draft).toMatchObject({ version: 2, by: '', terms: null });
    expect((await put(1)).status).toBe(409);
  });
});

it('Drafts of offers require the permission to prepare offers, and have a size limit', async () => {
  const { id, asRole, asVisitor, put } = await shopWithOrder(ENGINES.sqlite);
  const path = `/api/orders/${id}/draft`;
  expect((await asVisitor('GET', path)).status).toBe(401);
  for (const role of ['viewer', 'catalogue'] as const) {
    expect((await asRole(role)('GET', path)).status).toBe(403);
    expect((await put(0, {}, asRole(role))).status).toBe(403);
    expect((await asRole(role)('DELETE', `${path}?version=0`)).status).toBe(403);
  }
  expect((await put(0, { remark: 'x'.repeat(2_001) })).status).toBe(400);
  expect((await put(0, { discount: 10_001 })).status).toBe(400);
  const lines = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, place) => [place, { discount: 10_000, unitPrice: 1_000_000_000 }]),
  );
  expect((await put(0, { lines })).status).toBe(200);
  expect((await asRole('sales')('PUT', path, ' '.repeat(1025 * 1024))).status).toBe(413);
});

async function openPage(send: Send): Promise<() => string> {
  const response = await send('GET', '/api/events');
  let received = '';
  const listen = async () => {
    for await (const part of response.body as ReadableStream<Uint8Array>)
      received += Buffer.from(part).toString();
  };
  void listen();
  return () => received;
}

it('Open pages learn which draft changed only if their user prepares offers', async () => {
  const { id, asRole, put, remove, parts } = await shopWithOrder(ENGINES.sqlite);
  const [sales, catalogue] = [await openPage(asRole('sales')), await openPage(asRole('catalogue'))];
  await put(0);
  await put(0);
  await expect.poll(sales).toContain(`event: draft\ndata: {"order":"${id}"}`);
  await remove(1);
  await expect.poll(() => sales().match(/event: draft/g)).toHaveLength(2);
  await parts.store.add('languages', { lang: 'DE', active: true });
  await expect.poll(catalogue).toContain('event: documents');
  expect(catalogue()).not.toContain('event: draft');
});
