import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { replaceInDetail } from '../testing/replaceInDetail.ts';

it('an offer whose PDF cannot be made is not sent: the order is unchanged, and the sender gets the reason (D76a)', async () => {
  const shop = await orderShop();
  const { asAdministrator, parts } = shop;
  const { db } = parts.store;
  await parts.store.add('serviceSettings', (await mailServer()).settings);
  const { id } = await (await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID() })).json();
  const terms = { key: randomUUID(), language: 'PL', validUntil: '2099-12-31' };
  expect((await asAdministrator('POST', `/api/orders/${id}/offers`, terms)).status).toBe(201);
  const key = randomUUID();
  const send = () =>
    asAdministrator('POST', `/api/orders/${id}/offers/1/send`, { key, to: 'klient@example.com' });
  const work = async () => {
    const { status, events } = await (await asAdministrator('GET', `/api/orders/${id}/work`)).json();
    return { status, events, outbox: await db.selectFrom('outbox').select('id').execute() };
  };
  const before = await work();
  const deflated = await replaceInDetail(db, id, '"steps":[', '"steps":[7,');

  const refused = await send();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'pdf-not-made',
    message: expect.stringMatching(/^The PDF of this order cannot be created .* Send the link/),
  });
  expect(await work()).toEqual(before);

  await db.updateTable('documents').set({ deflated }).where('id', '=', id).execute();
  expect((await send()).status).toBe(204);
  expect((await work()).events).toContainEqual(expect.objectContaining({ kind: 'offerSent' }));
});
