import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { stateOf } from '../testing/security/state.ts';

async function readShop() {
  const shop = await orderShop();
  const ids: string[] = [];
  for (const name of ['Salon', 'Kuchnia']) {
    const order = { ...shop.request, idempotencyKey: randomUUID(), name, email: 'jan@example.com' };
    ids.push((await (await postOrder(shop, order)).json()).id);
  }
  const enquiry = { idempotencyKey: randomUUID(), language: 'PL', name: 'Jan', email: 'jan@example.com' };
  await shop.asVisitor('POST', `/api/orders/${ids[0]}/enquiry`, {
    ...enquiry,
    message: 'Kiedy?',
    consent: true,
  });
  const made = await (await shop.asAdministrator('POST', '/api/keys', { name: 'Subiekt' })).json();
  const read = (path: string, key: string = made.key) =>
    shop.asVisitor('GET', `/api/erp/${path}`, undefined, { authorization: `Bearer ${key}` });
  return { ...shop, ids, read, key: made.key as string, keyId: made.id as string };
}

it('returns orders with their numbers in pages, oldest first', async () => {
  const { read, ids } = await readShop();
  const first = await (await read('orders?limit=1')).json();
  expect(first).toMatchObject({
    orders: [
      {
        id: ids[0],
        number: expect.stringMatching(/0001$/),
        status: 'new',
        name: 'Salon',
        line: 'standard',
        currency: 'PLN',
        totals: { net: 25_780 },
        email: 'jan@example.com',
        link: `http://localhost:4100/pobierz/${ids[0]}`,
      },
    ],
    next: expect.any(String),
  });
  const second = await (await read(`orders?limit=1&after=${encodeURIComponent(first.next)}`)).json();
  expect(second).toMatchObject({ orders: [{ id: ids[1] }], next: null });
  const since = encodeURIComponent(second.orders[0].savedAt);
  expect((await (await read(`orders?since=${since}`)).json()).orders).toMatchObject([{ id: ids[1] }]);
  expect((await read('orders?limit=500')).status).toBe(400);
});

it('returns an order with its lines and enquiries, and the articles on sale', async () => {
  const { read, ids } = await readShop();
  const order = await (await read(`orders/${ids[0]}`)).json();
  expect(order.lines[0]).toMatchObject({ kind: 'rail200', quantity: 1, titles: { PL: 'Szyna', EN: 'Rail' } });
  expect(order.enquiries).toMatchObject([{ name: 'Jan', message: 'Kiedy?' }]);
  expect((await read('orders/none')).status).toBe(404);
  const { articles } = await (await read('catalogue')).json();
  expect(articles).toContainEqual(
    expect.objectContaining({ line: 'standard', collection: 'accessories', code: 'MA0101', price: 10 }),
  );
});

it('requires a complete key, which is stored nowhere, changes nothing, and can be removed', async () => {
  const shop = await readShop();
  const { read, key, keyId, asVisitor, asAdministrator, ids, parts } = shop;
  for (const wrong of ['', key.slice(0, -1), `${key}x`, `lk_${'x'.repeat(43)}`, keyId])
    expect((await read('orders', wrong)).status, wrong).toBe(401);
  expect(JSON.stringify(await parts.store.db.selectFrom('apiKeys').selectAll().execute())).not.toContain(key);

  await read('orders');
  const before = await stateOf(shop);
  const headers = { authorization: `Bearer ${key}` };
  for (const [method, path, body] of [
    ['POST', '/api/erp/orders', {}],
    ['DELETE', `/api/documents/reflinksdownload/${ids[0]}`],
    ['POST', '/api/changes', { reason: { kind: 'add' }, operations: [] }],
    ['GET', '/api/keys'],
    ['GET', '/api/outbox'],
  ] as const)
    expect([401, 404], `${method} ${path}`).toContain((await asVisitor(method, path, body, headers)).status);
  expect(await stateOf(shop)).toEqual(before);

  const { keys } = await (await asAdministrator('GET', '/api/keys')).json();
  expect(keys).toMatchObject([
    { id: keyId, name: 'Subiekt', by: 'anna@lumitor.test', lastUsedAt: expect.any(String) },
  ]);
  expect((await asAdministrator('DELETE', `/api/keys/${keyId}`)).status).toBe(204);
  expect((await read('orders')).status).toBe(401);
});
