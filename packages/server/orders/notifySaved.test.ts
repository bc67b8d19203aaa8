import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

it('at most sixty saved orders an hour are mailed to the shop, not counting webhook events without mail', async () => {
  const shop = await orderShop();
  const { store } = shop.parts;
  await store.add('serviceSettings', {
    kind: 'webhook',
    url: 'http://127.0.0.1:1',
    allowsPrivate: true,
    events: ['order.saved'],
  });
  const save = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const order = { ...shop.request, idempotencyKey: randomUUID() };
      expect((await postOrder(shop, order)).status).toBe(201);
    }
  };
  const queued = async (kind: 'mail' | 'webhook') =>
    (await store.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;
  await save(30);
  expect([await queued('webhook'), await queued('mail')]).toEqual([30, 0]);
  const { settings } = await mailServer();
  await store.add('serviceSettings', settings);
  await save(62);
  expect([await queued('webhook'), await queued('mail')]).toEqual([92, 60]);
});
