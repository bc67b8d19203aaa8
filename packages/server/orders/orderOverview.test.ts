import { randomUUID } from 'node:crypto';
import type { OrderOverview } from '@lumitor/domain/order/orderWork';
import type { Ms } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const DAY: Ms = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const inDays = (days: number) => ago(-days).slice(0, 10);

async function shopWith(count: number) {
  const service = await orderShop();
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1)
    ids.push(
      (await (await postOrder(service, { ...service.request, idempotencyKey: randomUUID() })).json()).id,
    );
  const { db } = service.parts.store;
  const overview = async (): Promise<OrderOverview> =>
    (await service.asAdministrator('GET', `/api/orders/overview?week=${ago(3)}&month=${ago(20)}`)).json();
  return {
    ...service,
    ids,
    overview,
    change: (id: string | undefined, row: object) =>
      db
        .updateTable('orderWork')
        .set(row)
        .where('id', '=', id ?? '')
        .execute(),
    act: (id: string | undefined, change: object) =>
      service.asAdministrator('POST', '/api/orders/work', { key: randomUUID(), ids: [id], ...change }),
    offer: (id: string | undefined, validUntil: string, discount = 0) =>
      service.asAdministrator('POST', `/api/orders/${id}/offers`, {
        key: randomUUID(),
        language: 'PL',
        discount,
        validUntil,
      }),
  };
}

it('an empty shop has empty sums and eight weeks', async () => {
  const { overview } = await shopWith(0);
  const { weeks, ...rest } = await overview();
  expect(weeks).toHaveLength(8);
  expect(weeks.every(({ saved, won }) => saved.length + won.length === 0)).toBe(true);
  expect(rest).toEqual({
    enquiries: { count: 0, oldest: null, newest: [] },
    offered: { count: 0, sums: [], nearest: null },
    won: [],
    chosen: { articles: [], of: 0, all: 0 },
    partners: [],
  });
});

it('enquiries are new until somebody takes them up, newest first', async () => {
  const { ids, overview, change, act } = await shopWith(3);
  await change(ids[0], { enquiredAt: ago(2) });
  await change(ids[1], { enquiredAt: ago(1) });
  const { enquiries } = await overview();
  expect(enquiries.count).toBe(2);
  expect(enquiries.newest.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  expect(enquiries.oldest).toBe(enquiries.newest[1]?.enquiredAt);
  await act(ids[0], { kind: 'status', status: 'inWork' });
  expect((await overview()).enquiries).toMatchObject({ count: 1, newest: [{ id: ids[1] }] });
});

it('offers wait by their last version, with the nearest date that is not past', async () => {
  const { ids, overview, offer, act, change, parts } = await shopWith(3);
  await offer(ids[0], inDays(9));
  await offer(ids[0], inDays(5), 1_000);
  await offer(ids[1], inDays(1));
  const made = await parts.store.db
    .selectFrom('orderWork')
    .select('offer')
    .where('id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow();
  await change(ids[1], { offer: made.offer?.replaceAll(inDays(1), inDays(-1)) });
  await offer(ids[2], inDays(2));
  await act(ids[2], { kind: 'status', status: 'lost' });
  for (const id of ids.slice(0, 2)) await act(id, { kind: 'status', status: 'offered' });
  const { offered } = await overview();
  expect(offered).toEqual({
    count: 2,
    sums: [{ currency: 'PLN', count: 2, net: 23_202 + 25_780 }],
    nearest: inDays(5),
  });
});

it('won orders count in the month in which they were won, by their offers', async () => {
  const { ids, overview, offer, act, parts } = await shopWith(3);
  await offer(ids[0], inDays(5), 5_000);
  for (const id of ids) await act(id, { kind: 'status', status: 'won', isUnsentMeant: true });
  await act(ids[1], { kind: 'status', status: 'lost' });
  await parts.store.db
    .updateTable('orderEvents')
    .set({ at: ago(40) })
    .where('orderId', '=', ids[2] ?? '')
    .execute();
  const { won, weeks } = await overview();
  expect(won).toEqual([{ currency: 'PLN', count: 1, net: 12_890 }]);
  expect(weeks.at(-1)?.won).toMatchObject([{ currency: 'PLN', count: 2, net: 12_890 + 25_780 }]);
});

it('weeks, partners and luminaires count the orders saved in their period', async () => {
  const { ids, overview, change, request } = await shopWith(3);
  await change(ids[0], { createdAt: ago(12), parent: 'partner' });
  await change(ids[1], { createdAt: ago(30), currency: 'EUR' });
  const { weeks, partners, chosen } = await overview();
  expect(weeks.map(({ saved }) => saved.map(({ currency, count }) => `${count} ${currency}`))).toEqual([
    ...[[], [], [], ['1 EUR'], [], ['1 PLN'], [], ['1 PLN']],
  ]);
  expect(partners.map(({ parent, count }) => [parent, count]).sort()).toEqual([
    ['', 1],
    ['partner', 1],
  ]);
  expect(chosen).toMatchObject({ of: 2, all: 2 });
  const pieces = request.choices.bindings.reduce(
    (sum: number, { quantity }: { quantity: number }) => sum + quantity,
    0,
  );
  expect(chosen.articles.reduce((sum, article) => sum + article.pieces, 0)).toBe(2 * pieces);
});

it('a request without the start of week or month is refused', async () => {
  const { asAdministrator } = await shopWith(0);
  const answer = await asAdministrator(
    'GET',
    '/api/orders/overview?week=monday&month=2026-11-01T00:00:00.000Z',
  );
  expect(answer.status).toBe(400);
  expect((await answer.json()).message).toContain('2026-11-16T00:00:00.000Z');
});
