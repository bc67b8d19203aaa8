import { randomUUID } from 'node:crypto';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { pdfText } from '../testing/pdfText.ts';

const anna = ADMINISTRATOR.adminEmail;

async function shopWith(...orders: object[]) {
  const service = await orderShop();
  const ids: string[] = [];
  for (const order of orders) {
    const saved = await postOrder(service, { ...service.request, idempotencyKey: randomUUID(), ...order });
    ids.push((await saved.json()).id);
  }
  const [id = ''] = ids;
  const act = (change: object) =>
    service.asAdministrator('POST', '/api/orders/work', { key: randomUUID(), ids: [id], ...change });
  const work = async (order = id): Promise<OrderWork> =>
    (await service.asAdministrator('GET', `/api/orders/${order}/work`)).json();
  const list = async (search = '') => (await service.asAdministrator('GET', `/api/orders?${search}`)).json();
  return { ...service, id, ids, act, work, list };
}
const month = () => {
  const now = new Date();
  return `${now.getFullYear()}/${String(now.getMonth() + 1).padStart(2, '0')}`;
};

describe('a saved order', () => {
  it('has the next number of its month and the status new (D60)', async () => {
    const { ids, work, asVisitor } = await shopWith({}, {}, {});
    const numbers = await Promise.all(ids.map(async (id) => (await work(id)).number));
    expect(numbers).toEqual([1, 2, 3].map((place) => `${month()}/000${place}`));
    expect(await work()).toMatchObject({ status: 'new', assignee: '', revises: '', events: [], offers: [] });
    expect(await (await asVisitor('GET', `/api/orders/${ids[0]}`)).json()).toMatchObject({
      number: `${month()}/0001`,
      revises: null,
      offered: null,
    });
  });

  it('takes no number if it is refused or already saved', async () => {
    const shop = await shopWith({});
    const request = { ...shop.request, idempotencyKey: randomUUID() };
    expect((await postOrder(shop, { ...request, seen: { net: 1, currency: 'PLN' } })).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => postOrder(shop, request)));
    const [{ id }] = await Promise.all(answers.map(async (answer) => answer.json()));
    expect((await shop.work(id)).number).toBe(`${month()}/0002`);
  });

  it('is numbered by the pattern of the shop', async () => {
    const shop = await shopWith();
    await shop.parts.store.add('settings', { kind: 'orders', numberPattern: 'Z-{00}' });
    const { id } = await (await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID() })).json();
    expect((await shop.work(id)).number).toBe('Z-01');
  });

  it('as a revision of a revision lists the changes of each', async () => {
    const shop = await shopWith({});
    const [step] = shop.request.steps;
    const saved = async (change: object) => {
      const request = { ...shop.request, idempotencyKey: randomUUID(), ...change };
      return (await (await postOrder(shop, request)).json()).id as string;
    };
    const wiring = { feeds: [{ id: 'f1', stepId: step?.id, at: 100 }], cuts: [], ownZones: [] };
    const second = await saved({ revises: shop.id, wiring });
    const third = await saved({ revises: second, wiring });
    const page = await (await shop.asVisitor('GET', `/api/orders/${third}`)).json();
    expect(page.former).toMatchObject([
      { number: `${month()}/0001` },
      { number: `${month()}/0002`, changes: [{ kind: 'feedsMoved', numbers: [1] }] },
    ]);
    expect(page.former[0]).not.toHaveProperty('changes');
    expect(page.changes).toEqual([]);
  });

  it('as a revision refers to its order, and the order to it (D61)', async () => {
    const shop = await shopWith({});
    const again = { ...shop.request, idempotencyKey: randomUUID(), revises: shop.id };
    const { id } = await (await postOrder(shop, again)).json();
    const { revises } = await (await shop.asVisitor('GET', `/api/orders/${id}`)).json();
    expect(revises).toMatchObject({ id: shop.id, number: `${month()}/0001`, currency: 'PLN' });
    expect((await shop.work()).variants).toMatchObject([{ id, number: `${month()}/0002` }]);
    const gone = { ...again, idempotencyKey: randomUUID(), revises: 'gone' };
    expect((await postOrder(shop, gone)).status).toBe(201);
  });
});

describe('an act on orders', () => {
  it('is recorded with its author, once per act', async () => {
    const { act, work } = await shopWith({});
    const note = { kind: 'note', key: randomUUID(), text: 'Zadzwonić po 10.' };
    expect((await act(note)).status).toBe(200);
    await act(note);
    await act({ kind: 'status', status: 'inWork' });
    await act({ kind: 'status', status: 'inWork' });
    await act({ kind: 'assignee', assignee: anna });
    const { events, status, assignee, assignees } = await work();
    expect([status, assignee, assignees]).toEqual(['inWork', anna, [anna]]);
    expect(events.map(({ kind, by, data }) => [kind, by, data])).toEqual(
      expect.arrayContaining([
        ['note', anna, { text: 'Zadzwonić po 10.' }],
        ['status', anna, { from: 'new', to: 'inWork' }],
        ['assignee', anna, { from: '', to: anna }],
      ]),
    );
    expect(events).toHaveLength(3);
  });

  it('applies to all named orders, or to none', async () => {
    const { act, ids, work } = await shopWith({}, {});
    expect((await act({ kind: 'status', status: 'won', ids: [...ids, 'gone'] })).status).toBe(404);
    expect((await work()).status).toBe('new');
    await act({ kind: 'status', status: 'won', ids, isUnsentMeant: true });
    expect(await Promise.all(ids.map(async (id) => (await work(id)).status))).toEqual(['won', 'won']);
    expect((await act({ kind: 'assignee', assignee: 'nobody@example.com' })).status).toBe(400);
  });

  it('leaves the saved order unchanged, and is deleted with it', async () => {
    const { act, id, asVisitor, asAdministrator, parts } = await shopWith({});
    const page = () => asVisitor('GET', `/api/orders/${id}`).then((answer) => answer.json());
    const before = await page();
    await act({ kind: 'status', status: 'lost' });
    await asAdministrator('POST', `/api/orders/${id}/files?name=rzut.png`, 'bytes');
    expect(await page()).toEqual(before);
    await asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`);
    expect((await asAdministrator('GET', `/api/orders/${id}/work`)).status).toBe(404);
    const { db } = parts.store;
    for (const table of ['orderEvents', 'orderFiles', 'orderWork'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    await parts.bin.sweep(Date.now() + 25 * 60 * 60 * 1000);
    const left: string[] = [];
    for await (const { path } of parts.files.list()) left.push(path);
    expect(left).toEqual([]);
  });

  it('stores a file once per key', async () => {
    const { ids, asAdministrator, work, parts } = await shopWith({}, {});
    const key = randomUUID();
    const send = (id = ids[0], bytes = 'bytes') =>
      asAdministrator('POST', `/api/orders/${id}/files?name=rzut.png&key=${key}`, bytes);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map(async (one) => (await one.json()).id))).size).toBe(1);
    const { files, events } = await work();
    expect([files.length, events.filter(({ kind }) => kind === 'file').length]).toEqual([1, 1]);
    expect(await parts.store.db.selectFrom('discardedFiles').selectAll().execute()).toEqual([]);
    expect((await send(ids[0], 'others')).status).toBe(409);
    expect((await (await send(ids[1])).json()).id).not.toBe(files[0]?.id);
    expect((await asAdministrator('POST', `/api/orders/${ids[0]}/files?name=a&key=b`, 'x')).status).toBe(400);
  });

  it('does not serve files by their path', async () => {
    const { id, asAdministrator, asVisitor, work, parts } = await shopWith({});
    const path = `/api/orders/${id}/files`;
    const { id: file } = await (await asAdministrator('POST', `${path}?name=rzut ł.png`, 'bytes')).json();
    const read = await asAdministrator('GET', `${path}/${file}`);
    expect([await read.text(), read.headers.get('content-disposition')]).toEqual([
      'bytes',
      "attachment; filename*=UTF-8''rzut%20%C5%82.png",
    ]);
    const { path: stored } = await parts.store.db
      .selectFrom('orderFiles')
      .select('path')
      .executeTakeFirstOrThrow();
    expect((await asVisitor('GET', `/files/${stored}`)).status).toBe(404);
    expect((await asVisitor('GET', `${path}/${file}`)).status).toBe(401);
    expect((await asAdministrator('DELETE', `/api/files/${stored}`)).status).toBe(404);
    await parts.bin.sweep(Date.now() + 25 * 60 * 60 * 1000);
    expect((await asAdministrator('GET', `${path}/${file}`)).status).toBe(200);
    expect((await asAdministrator('DELETE', `${path}/${file}`)).status).toBe(204);
    expect((await work()).files).toEqual([]);
  });
});

describe('an offer for an order (D61)', () => {
  const terms = { language: 'PL', validUntil: '2099-12-31', discount: 1_000 };

  it('is refused if it ends in the past, and may end on the day of its creation', async () => {
    const { id, asAdministrator, work } = await shopWith({});
    const ending = async (daysAgo: number) => {
      const validUntil = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const body = { ...terms, key: randomUUID(), validUntil };
      return asAdministrator('POST', `/api/orders/${id}/offers`, body);
    };
    const refused = await ending(2);
    expect([refused.status, (await refused.json()).field]).toEqual([400, 'validUntil']);
    expect((await work()).offers).toEqual([]);
    expect((await ending(0)).status).toBe(201);
  });

  it('is refused with the day or the article that does not exist', async () => {
    const { id, asAdministrator } = await shopWith({});
    const refusalOf = async (wrong: object) => {
      const body = { ...terms, key: randomUUID(), ...wrong };
      const { code, field } = await (await asAdministrator('POST', `/api/orders/${id}/offers`, body)).json();
      return [code, field];
    };
    expect(await refusalOf({ validUntil: '2099-02-31' })).toEqual(['invalid', 'validUntil']);
    const article = { id: 'none', code: 'ON1', titles: {} };
    expect(await refusalOf({ lines: { 0: { article } } })).toEqual(['article-gone', 'lines.0.article']);
  });

  it('is not sent after its last day, except for a request already done', async () => {
    const { id, asAdministrator, work, parts } = await shopWith({});
    await parts.store.add('serviceSettings', (await mailServer()).settings);
    await asAdministrator('POST', `/api/orders/${id}/offers`, { ...terms, key: randomUUID() });
    const key = randomUUID();
    const send = (eachKey: string) =>
      asAdministrator('POST', `/api/orders/${id}/offers/1/send`, { key: eachKey, to: 'klient@example.com' });
    expect((await send(key)).status).toBe(204);
    const { body } = await parts.store.db.selectFrom('offers').select('body').executeTakeFirstOrThrow();
    const over = body.replace('2099-12-31', '2020-01-31');
    await parts.store.db.updateTable('offers').set({ body: over }).execute();
    const refused = await send(randomUUID());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'offer-over',
      message: expect.stringMatching(/expired on 2020-01-31\. Issue a new one/),
    });
    expect((await send(key)).status).toBe(204);
    const sent = (await work()).events.filter(({ kind }) => kind === 'offerSent');
    expect(sent).toHaveLength(1);
    expect(await parts.store.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  it('is stored with its discounts once per request, and the order counts as offered', async () => {
    const { id, asAdministrator, work, parts } = await shopWith({});
    const request = { key: randomUUID(), ...terms, lines: { '0': { discount: 500 } } };
    const make = (change = {}) =>
      asAdministrator('POST', `/api/orders/${id}/offers`, { ...request, ...change });
    const offers = await Promise.all([make(), make(), make()]);
    expect(await Promise.all(offers.map(async (one) => (await one.json()).position))).toEqual([1, 1, 1]);
    const { data } = await parts.store.get('reflinksdownload', id);
    const first = data.lines[0]?.total ?? 0;
    const off = Math.floor(first * 0.05 + 0.5);
    const after = data.totals.net - off;
    const { offers: made, status, events } = await work();
    expect(made).toMatchObject([
      {
        position: 1,
        by: anna,
        lineDiscounts: off,
        net: after - Math.floor(after * 0.1 + 0.5),
        currency: 'PLN',
      },
    ]);
    expect([status, events.map(({ kind }) => kind).sort()]).toEqual(['offered', ['offer', 'status']]);
    expect((await (await make({ key: randomUUID(), lines: {} })).json()).position).toBe(2);
    expect((await work()).offers[0]).toEqual(made[0]);
  });

  it('names the buyer on its PDF', async () => {
    const { id, asAdministrator } = await shopWith({});
    const request = { key: randomUUID(), ...terms, buyer: 'Pracownia Lipowa\nLipowa 3, Kraków' };
    expect((await asAdministrator('POST', `/api/orders/${id}/offers`, request)).status).toBe(201);
    const answer = await asAdministrator('GET', `/api/orders/${id}/offers/1/pdf`);
    const text = pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\n', '');
    expect(text).toContain('Pracownia Lipowa');
    expect(text).toContain('Lipowa 3, Kraków');
  });

  it('is exact to the cent at any amount', async () => {
    const { id, asAdministrator, list, work } = await shopWith({});
    const lines = Object.fromEntries(['0', '1', '2'].map((place) => [place, { unitPrice: 1_000_000_000 }]));
    const request = { key: randomUUID(), ...terms, lines };
    expect((await asAdministrator('POST', `/api/orders/${id}/offers`, request)).status).toBe(201);
    const [offer] = (await work()).offers;
    expect(offer?.net).toBeGreaterThan(2 ** 31);
    expect((await list()).orders[0].net).toBe(offer?.net);
  });

  it("has a PDF of its own, with the shop's data of that time", async () => {
    const { id, asAdministrator, parts } = await shopWith({});
    await parts.store.add('settings', { kind: 'shop', name: 'Dawne Szyny' });
    await parts.store.add('translations', {
      translations: { parts: { offer_DE: 'Angebot {number}', wholeDiscount_DE: 'Rabatt {share}' } },
    });
    const request = { key: randomUUID(), ...terms, language: 'DE' };
    await asAdministrator('POST', `/api/orders/${id}/offers`, request);
    await parts.store.add('settings', { kind: 'shop', name: 'Nowe Szyny' });
    const answer = await asAdministrator('GET', `/api/orders/${id}/offers/1/pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const number = `${month().replace('/', '-')}-0001-1`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="oferta-${number}.pdf"`);
    const text = pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\n', '');
    expect(text).toContain(`Angebot ${month()}/0001-1`);
    expect(text).toContain('Rabatt 10\u00a0%');
    expect(text).toContain('Dawne Szyny');
    for (const position of ['2', '0', '1e0'])
      expect((await asAdministrator('GET', `/api/orders/${id}/offers/${position}/pdf`)).status).toBe(404);
  });

  it('is sent with its PDF once per request, and requires a mail server', async () => {
    const { id, asAdministrator, work, parts } = await shopWith({});
    await asAdministrator('POST', `/api/orders/${id}/offers`, { key: randomUUID(), ...terms });
    const request = { key: randomUUID(), to: 'jan@example.com', message: 'Dzień dobry!' };
    const send = (position = 1) =>
      asAdministrator('POST', `/api/orders/${id}/offers/${position}/send`, request);
    const queued = () => parts.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute();
    expect([(await send()).status, (await queued()).length]).toEqual([409, 0]);
    await parts.store.add('serviceSettings', {
      kind: 'mail',
      host: 'smtp.example.com',
      senderAddress: 'shop@example.com',
    });
    expect([(await send()).status, (await send()).status, (await send(2)).status]).toEqual([204, 204, 404]);
    const [mail, ...others] = await queued();
    expect(others).toEqual([]);
    expect(JSON.parse(mail?.payload ?? '')).toMatchObject({
      to: 'jan@example.com',
      replyTo: anna,
      subject: `Oferta ${month()}/0001-1`,
      text: expect.stringContaining('Dzień dobry!'),
      pdf: { orderId: id, offer: 1, language: 'PL' },
    });
    const { events } = await work();
    expect(events.filter(({ kind }) => kind === 'offerSent')).toMatchObject([{ by: anna }]);
  });

  it('is refused for a missing line, and under the key of another order', async () => {
    const { ids, asAdministrator } = await shopWith({}, {});
    const make = (id: string | undefined, change: object) =>
      asAdministrator('POST', `/api/orders/${id}/offers`, { key: randomUUID(), ...terms, ...change });
    expect((await make(ids[0], { lines: { '999': { discount: 1 } } })).status).toBe(400);
    const key = randomUUID();
    expect((await make(ids[0], { key })).status).toBe(201);
    expect((await make(ids[1], { key })).status).toBe(409);
    expect((await make('gone', {})).status).toBe(404);
  });
});

describe('the list of orders', () => {
  it('finds words in number, name, e-mail and articles', async () => {
    const { list, ids } = await shopWith(
      { name: 'Łazienka 100% nowa', email: 'jan@example.com' },
      { name: 'Salon' },
    );
    const found = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).orders.map(({ id }: { id: string }) => ids.indexOf(id));
    expect(await found('salon')).toEqual([1]);
    expect(await found('ŁAZIEN')).toEqual([0]);
    expect(await found('example.com')).toEqual([0]);
    expect(await found('/0002')).toEqual([1]);
    expect(await found('ma0101')).toEqual([1, 0]);
    expect(await found('salon jan')).toEqual([]);
    expect(await found('100%')).toEqual([0]);
    expect(await found('_')).toEqual([]);
  });

  it('filters, sorts and pages, with the sums of all matches', async () => {
    const { list, act, ids, request } = await shopWith({ name: 'B' }, { name: 'A' }, { name: 'C' });
    await act({ kind: 'status', status: 'won', isUnsentMeant: true });
    const net = request.seen.net;
    expect(await list('status=new,won&sort=name&direction=asc&limit=2')).toMatchObject({
      orders: [{ name: 'A' }, { name: 'B', status: 'won' }],
      total: 3,
      sums: [{ currency: 'PLN', count: 3, net: 3 * net }],
    });
    expect((await list('sort=name&direction=asc&limit=2&offset=2')).orders).toMatchObject([{ name: 'C' }]);
    expect((await list('status=won')).orders).toMatchObject([{ id: ids[0] }]);
    expect((await list('assignee=none&line=micro')).total).toBe(0);
    expect((await list('assignee=none&line=standard')).total).toBe(3);
    expect((await list(`netFrom=${net}`)).total).toBe(3);
    expect((await list(`netFrom=${net + 1}`)).total).toBe(0);
    expect((await list('sort=words')).code).toBe('invalid');
  });
});
