import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { pngOf } from '../testing/png.ts';
import { replaceInDetail } from '../testing/replaceInDetail.ts';
import { UNDERLAY } from '../testing/underlay.ts';

it('A refused PDF of an offer is reported with a message, and the log has the reason', async () => {
  const shop = await orderShop();
  const picture = pngOf(40, 30).toString('base64');
  const { id } = await (
    await postOrder(shop, { ...shop.request, underlay: { ...UNDERLAY, picture } })
  ).json();
  const offer = { key: randomUUID(), language: 'PL', validUntil: '2099-01-01' };
  await shop.asAdministrator('POST', `/api/orders/${id}/offers`, offer);
  const pdf = () => shop.asAdministrator('GET', `/api/orders/${id}/offers/1/pdf`);
  expect((await pdf()).status).toBe(200);

  // Stored before rotations had limits.
  const { db } = shop.parts.store;
  await sql`update documents set body = replace(body, '"rotation":90', '"rotation":1e308') where id = ${id}`.execute(
    db,
  );
  const broken = await pdf();
  expect([200, 409]).toContain(broken.status);
  await sql`update documents set body = replace(body, '"scale":10', '"scale":"many"') where id = ${id}`.execute(
    db,
  );
  await replaceInDetail(db, id, '"steps":[', '"steps":[7,');
  const refused = await pdf();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'pdf-not-made',
    message: expect.stringMatching(/^The PDF of this order cannot be created .* Send the link/),
  });
  expect(shop.errors).toContainEqual(expect.objectContaining({ cause: expect.any(Error) }));
});
