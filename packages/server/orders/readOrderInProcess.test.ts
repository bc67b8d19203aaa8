import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { freshService } from '../testing/freshService.ts';
import { planOfIslands } from '../testing/greatestPlan.ts';
import { orderShop, postOrder, storedOrders } from '../testing/orderShop.ts';
import { SAMPLES } from '../testing/samples.ts';

async function islandShop(islands: number) {
  const service = await orderShop();
  const binding = await service.parts.store.add('bindings', SAMPLES.bindings);
  const { bindings, ...plan } = planOfIslands(islands, binding?.id ?? '');
  const order = () => ({
    ...service.request,
    ...plan,
    choices: { ...service.request.choices, bindings },
    idempotencyKey: randomUUID(),
    seen: { net: 1, currency: 'PLN' },
    confirmed: { missingArticles: true, findings: ['noSupply'] },
  });
  return { ...service, order };
}

it('An order priced in a thread has the same price and is stored with its whole plan', async () => {
  const shop = await islandShop(100);
  const refused = await (await postOrder(shop, shop.order())).json();
  expect(refused).toMatchObject({ code: 'total-changed', currency: 'PLN' });
  // Each island is the rail of 257.80, with another feed and two more ends.
  const alone = await islandShop(1);
  const { net } = await (await postOrder(alone, alone.order())).json();
  expect(refused.net).toBe(100 * net);

  const seen = { net: refused.net, currency: 'PLN' };
  expect((await postOrder(shop, { ...shop.order(), seen })).status).toBe(201);
  const [record] = await storedOrders(shop);
  expect(record?.data.steps).toHaveLength(100);
  expect(record?.data.placements).toHaveLength(500);
});

it('An order priced in a thread is refused with the same messages', async () => {
  const shop = await islandShop(100);
  const { steps, ...order } = shop.order();
  const answer = await postOrder(shop, {
    ...order,
    steps: steps.map((step) => ({ ...step, frameLength: -1 })),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid', field: 'steps.0.frameLength' });
});

it('While a long order is priced, other requests are answered', async () => {
  const shop = await islandShop(600);
  const reported: string[] = [];
  const long = postOrder(shop, shop.order()).then(() => reported.push('the long order'));
  const other = await shop.sendFrom('10.9.9.1')('POST', '/api/orders', shop.request);
  expect(other.status).toBe(201);
  reported.push('the other');
  await long;
  expect(reported).toEqual(['the other', 'the long order']);
});

it('An address that used its computing time of an hour is refused with a retry time, and others are not', async () => {
  const shop = await islandShop(100);
  const computing = shop.parts.limits('little computing', { points: 2, duration: 3_600 });
  const app = createApp({ ...shop.parts, computing });
  const saveFrom = (remoteAddress: string, order: object) =>
    app.request(
      '/api/orders',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) },
      { incoming: { socket: { remoteAddress } } },
    );
  expect((await saveFrom('10.9.9.2', shop.order())).status).toBe(409);
  const refused = await saveFrom('10.9.9.2', shop.order());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  // Short orders are still priced.
  expect((await saveFrom('10.9.9.2', shop.request)).status).toBe(201);
  expect((await saveFrom('10.9.9.3', shop.order())).status).toBe(409);
});

it('An order is priced by changes of another instance before their event arrives', async () => {
  const shop = await orderShop();
  const other = await freshService({ database: shop.database, dataDir: shop.dataDir });
  expect((await postOrder(other, { ...shop.request, idempotencyKey: randomUUID() })).status).toBe(201);
  await shop.parts.store.update('connections', shop.connectionId, { price: 200 });
  const refused = await (await postOrder(other, shop.request)).json();
  expect(refused).toMatchObject({ code: 'total-changed', net: 45_780 });
  const seen = { net: 45_780, currency: 'PLN' };
  expect((await postOrder(other, { ...shop.request, seen })).status).toBe(201);
});
