import { randomUUID } from 'node:crypto';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { storedPlanSchema } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '../testing/freshService.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const anna = ADMINISTRATOR.adminEmail;
const NET = 25_780;

async function shopWithOrder(order: object = {}) {
  const shop = await orderShop();
  const webhook = { kind: 'webhook', url: 'http://127.0.0.1:9/', allowsPrivate: true };
  await shop.parts.store.add('serviceSettings', webhook);
  const request = () => ({ ...shop.request, idempotencyKey: randomUUID(), ...order });
  const { id, ownerKey } = await (await postOrder(shop, request())).json();
  const read = async (path: string) => (await shop.asAdministrator('GET', path)).json();
  const work = async (order = id): Promise<OrderWork> => read(`/api/orders/${order}/work`);
  const act = (change: object) =>
    shop.asAdministrator('POST', '/api/orders/work', { key: randomUUID(), ids: [id], ...change });
  const revise = async (
    author: 'customer' | 'shop' | 'stranger',
    change: object = {},
    order = { id, ownerKey },
  ) => {
    const body = { ...request(), revises: order.id, ...change };
    const headers: Record<string, string> =
      author === 'customer' ? { [OWNER_KEY_HEADER]: order.ownerKey } : {};
    const answer =
      author === 'shop'
        ? await shop.asAdministrator('POST', '/api/orders', body)
        : await shop.asVisitor('POST', '/api/orders', body, headers);
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string; ownerKey: string };
  };
  const events = async () => {
    const rows = await shop.parts.store.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'webhook')
      .orderBy('at')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload ?? '{}'));
  };
  const offer = (order: string, terms: object = {}) =>
    shop.asAdministrator('POST', `/api/orders/${order}/offers`, {
      key: randomUUID(),
      language: 'PL',
      validUntil: '2099-01-01',
      ...terms,
    });
  return { ...shop, id, ownerKey, read, work, act, revise, events, offer };
}

describe('a revision (D76)', () => {
  it.each(['customer', 'shop'] as const)(
    'by the %s inherits number, status, assignee, notes and customer',
    async (author) => {
      const shop = await shopWithOrder({ email: 'jan@example.com' });
      await shop.act({ kind: 'assignee', assignee: anna });
      await shop.act({ kind: 'status', status: 'inWork' });
      await shop.act({ kind: 'note', text: 'Zadzwonić po 10.' });
      const enquiry = {
        idempotencyKey: randomUUID(),
        language: 'PL',
        name: 'Jan Nowak',
        email: 'jan@example.com',
      };
      await shop.asVisitor('POST', `/api/orders/${shop.id}/enquiry`, { ...enquiry, consent: true });
      const { number } = await shop.work();

      const { id } = await shop.revise(author);
      expect(await shop.work(id)).toMatchObject({
        number: `${number}-2`,
        status: 'inWork',
        assignee: anna,
        email: 'jan@example.com',
        isLatest: true,
        enquiredAt: expect.any(String),
        revises: shop.id,
        revisions: [{ id: shop.id, number }, { id }],
        variants: [],
      });
      const kinds = (await shop.work(id)).events.map(({ kind, by }) => [kind, by]);
      expect(kinds).toContainEqual(['note', anna]);
      expect(kinds).toContainEqual(['revised', author === 'shop' ? anna : '']);
      expect((await shop.read(`/api/orders/${id}/enquiries`)).enquiries).toMatchObject([
        { name: 'Jan Nowak' },
      ]);
      expect((await shop.read(`/api/orders/${id}`)).revises).toMatchObject({ id: shop.id, number });
      const third = await shop.revise('shop', {}, { id: shop.id, ownerKey: '' });
      expect(await shop.work(third.id)).toMatchObject({ number: `${number}-3`, revises: id });
    },
  );

  it('replaces its order in lists, overview and order API, and counts once', async () => {
    const shop = await shopWithOrder();
    const { id } = await shop.revise('customer');
    expect(await shop.read('/api/orders')).toMatchObject({
      orders: [{ id }],
      total: 1,
      sums: [{ count: 1, net: NET }],
    });
    const day = new Date(Date.now() - 86_400_000).toISOString();
    const { weeks, partners } = await shop.read(`/api/orders/overview?week=${day}&month=${day}`);
    expect(weeks.at(-1).saved).toMatchObject([{ count: 1, net: NET }]);
    expect(partners).toMatchObject([{ count: 1, net: NET }]);
    const { key } = await (await shop.asAdministrator('POST', '/api/keys', { name: 'ERP' })).json();
    const erp = await shop.asVisitor('GET', '/api/erp/orders', undefined, { authorization: `Bearer ${key}` });
    expect((await erp.json()).orders).toMatchObject([{ id, firstId: shop.id, revision: 2, isLatest: true }]);
  });

  it('belongs to the partner of its order', async () => {
    const shop = await orderShop();
    const link = await shop.parts.store.add('reflinks', {
      name: 'Studio',
      email: 's@example.com',
      active: true,
    });
    const request = () => ({ ...shop.request, idempotencyKey: randomUUID() });
    const first = await (await postOrder(shop, { ...request(), reflinkId: link.id })).json();
    await shop.asVisitor(
      'POST',
      '/api/orders',
      { ...request(), revises: first.id },
      { [OWNER_KEY_HEADER]: first.ownerKey },
    );
    const { statistics } = await (await shop.asAdministrator('GET', '/api/reflinks/statistics')).json();
    expect(statistics).toMatchObject([{ orders: 1, value: { PLN: NET } }]);
  });

  it('is stored once if its request is repeated', async () => {
    const shop = await shopWithOrder();
    const body = { ...shop.request, idempotencyKey: randomUUID(), revises: shop.id };
    const headers = { [OWNER_KEY_HEADER]: shop.ownerKey };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.asVisitor('POST', '/api/orders', body, headers)),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await shop.work()).revisions).toHaveLength(2);
    expect((await shop.work(ids[0])).isLatest).toBe(true);
  });

  it('saved with the link alone is an order of its own until the shop takes it up', async () => {
    const shop = await shopWithOrder();
    const { number } = await shop.work();
    const { id } = await shop.revise('stranger');
    const { number: own } = await shop.work(id);
    expect(own).not.toContain(number);
    expect(await shop.work()).toMatchObject({ isLatest: true, variants: [{ id, number: own }] });
    expect((await shop.read('/api/orders')).total).toBe(2);

    const take = () => shop.asAdministrator('POST', `/api/orders/${id}/revision`, { key: randomUUID() });
    expect((await take()).status).toBe(204);
    expect((await take()).status).toBe(204);
    expect(await shop.work(id)).toMatchObject({ number: `${number}-2`, isLatest: true });
    const { orders, total } = await shop.read(`/api/orders?q=${own}`);
    expect([total, orders[0].id]).toEqual([1, id]);
    expect((await shop.asVisitor('POST', `/api/orders/${id}/revision`, { key: randomUUID() })).status).toBe(
      401,
    );
  });

  it('is deleted with its order', async () => {
    const shop = await shopWithOrder();
    const { id } = await shop.revise('customer');
    await shop.asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`);
    expect((await shop.read('/api/orders')).total).toBe(0);
    expect(await shop.parts.store.list('reflinksdownload')).toEqual([]);
  });

  it("is saved by the shop from the order's project, priced by the service", async () => {
    const shop = await shopWithOrder();
    const {
      underlay: _,
      view: __,
      ...plan
    } = v.parse(storedPlanSchema, { inactiveEntries: [], ...shop.request });
    const shared = await shop.asVisitor('POST', '/api/projects', { isMicro: false, plan });
    const { own } = await shared.json();
    const enquiry = {
      idempotencyKey: randomUUID(),
      language: 'PL',
      name: 'Jan',
      phone: '600 100 200',
      consent: true,
    };
    await shop.asVisitor('POST', `/api/orders/${shop.id}/enquiry`, enquiry, {
      [LINK_HEADER]: own,
      [OWNER_KEY_HEADER]: shop.ownerKey,
    });
    const opened = (method: string, path = '', body?: object) =>
      shop.asVisitor(method, `/api/projects/opened${path}`, body, { [LINK_HEADER]: own });
    const change = (base: number) =>
      opened('POST', '', { id: randomUUID(), base, plan: { ...plan, name: `${base}` } });
    for (const base of [1, 2]) await change(base);
    const key = randomUUID();
    const save = () => shop.asAdministrator('POST', `/api/orders/${shop.id}/project/revision`, { key });
    const saved = await (await save()).json();
    const { number } = await shop.work();
    expect(saved).toEqual({ id: expect.any(String), number: `${number}-2` });
    expect(await (await save()).json()).toEqual(saved);
    expect(await shop.work(saved.id)).toMatchObject({ net: NET, isLatest: true });
    expect((await shop.asVisitor('POST', `/api/orders/${shop.id}/project/revision`, { key })).status).toBe(
      401,
    );
    // The version of the revision stays, however soon the owner continues (D71).
    for (const base of [3, 4]) await change(base);
    const { versions } = await (await opened('GET', '/versions')).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 1]);
  });
});

describe('an offer of an order with revisions (D76)', () => {
  it('belongs to the latest revision, and its number differs from those of revisions', async () => {
    const shop = await shopWithOrder();
    expect((await shop.offer(shop.id)).status).toBe(201);
    expect((await shop.offer(shop.id)).status).toBe(201);
    const { number } = await shop.work();
    const { id } = await shop.revise('customer');
    expect((await shop.work(id)).number).toBe(`${number}-3`);
    const refused = await shop.offer(shop.id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'revised', latest: { id, number: `${number}-3` } });
    expect(await (await shop.offer(id)).json()).toMatchObject({ position: 3 });
    expect(await shop.work(id)).toMatchObject({
      offers: [{ position: 3 }],
      formerOffer: { position: 2 },
      nextPosition: 4,
    });
  });
});

describe('the webhook (D76)', () => {
  it("reports each change of an order's amount once, with its event name and the amount of lists", async () => {
    const shop = await shopWithOrder();
    await shop.parts.store.add('serviceSettings', {
      kind: 'mail',
      host: '127.0.0.1',
      port: 9,
      security: 'none',
      senderAddress: 'sklep@example.com',
    });
    const listed = async () => (await shop.read('/api/orders')).orders[0].net;
    const reported = async () => (await shop.events()).map(({ event, order }) => [event, order.totals.net]);
    const send = (order: string, position: number) =>
      shop.asAdministrator('POST', `/api/orders/${order}/offers/${position}/send`, {
        key: randomUUID(),
        to: 'jan@example.com',
      });
    expect(await reported()).toEqual([['order.saved', NET]]);
    const { id } = await shop.revise('customer');
    await shop.offer(id, { discount: 1_000 });
    await shop.offer(id, { discount: 2_000 });
    expect(await listed()).toBe(20_624);
    await send(id, 1);
    expect(await listed()).toBe(23_202);
    expect(await reported()).toEqual([
      ['order.saved', NET],
      ['order.revised', NET],
      ['order.offered', 23_202],
      ['order.status', 23_202],
      ['order.offered', 20_624],
      ['order.offerSent', 23_202],
    ]);
    expect((await shop.events()).at(-1).order).toMatchObject({ id, firstId: shop.id, revision: 2 });
  });
});

describe('a search for orders (D61)', () => {
  it('finds orders by customer, phone, company, partner, note, number and article', async () => {
    const shop = await shopWithOrder({ name: 'Salon Łukasza' });
    await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID(), name: 'Inny' });
    const callService = { idempotencyKey: randomUUID(), language: 'PL', consent: true };
    const person = { name: 'Żaneta Ślusarczyk', email: 'zaneta@example.com', phone: '+48 600-100-200' };
    await shop.asVisitor('POST', `/api/orders/${shop.id}/enquiry`, { ...callService, ...person });
    await shop.act({ kind: 'note', text: 'Montaż w LISTOPADZIE' });
    await shop.offer(shop.id, { buyer: 'Światło i Cień sp. z o.o.\nul. Długa 1' });
    const { number } = await shop.work();
    const words = [
      'żaneta ŚLUSARCZYK',
      'zaneta@example.com',
      '600 100 200',
      '+48600100200',
      '600-100-200',
      '0048 600100200',
      'światło i cień',
      'listopadzie',
      'łukasza',
      number,
      'żaneta listopadzie',
    ];
    for (const q of words) {
      const { orders } = await shop.read(`/api/orders?${new URLSearchParams({ q })}`);
      expect(
        orders.map(({ id }: { id: string }) => id),
        q,
      ).toEqual([shop.id]);
      expect(orders[0].customer).toBe('Żaneta Ślusarczyk');
    }
    expect((await shop.read('/api/orders?q=600999999')).total).toBe(0);
    const { id } = await shop.revise('customer');
    expect((await shop.read('/api/orders?q=listopadzie')).orders).toMatchObject([
      { id, customer: 'Żaneta Ślusarczyk' },
    ]);
  });

  it('does not find an erased person', async () => {
    const shop = await shopWithOrder();
    const callService = { idempotencyKey: randomUUID(), language: 'PL', consent: true };
    await shop.asVisitor('POST', `/api/orders/${shop.id}/enquiry`, {
      ...callService,
      name: 'Jan',
      email: 'jan@example.com',
    });
    await shop.offer(shop.id, { buyer: 'Jan Nowak' });
    await shop.act({ kind: 'note', text: 'Oddzwonić do Jana' });
    expect((await shop.read('/api/orders?q=jan')).total).toBe(1);
    const related = ['names', 'notes', 'offers'];
    await shop.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com', beside: related });
    expect((await shop.read('/api/orders?q=jan')).total).toBe(0);
  });
});
