import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const JAN = 'jan@example.com';

/** A shop with an order of Jan's and one of Ola's, each with a name, a note, an offer and a file. */
async function workedShop() {
  const shop = await orderShop();
  const { asAdministrator } = shop;
  const work = async (email: string, name: string) => {
    const order = { ...shop.request, idempotencyKey: randomUUID(), email, name };
    const { id } = await (await postOrder(shop, order)).json();
    const key = randomUUID();
    await asAdministrator('POST', '/api/orders/work', {
      kind: 'note',
      key,
      ids: [id],
      text: `${name}: zadzwonić`,
    });
    await asAdministrator('POST', `/api/orders/${id}/offers`, {
      key,
      language: 'PL',
      discount: 1_000,
      validUntil: '2027-01-01',
      buyer: name,
      remark: `Dla ${name}`,
    });
    await asAdministrator('POST', `/api/orders/${id}/files?name=${name}.pdf`, name);
    return id as string;
  };
  const his = await work(JAN, 'Kowalscy');
  const hers = await work('ola@example.com', 'Nowakowie');
  const ask = async (act: 'count' | 'erase', beside?: string[]) =>
    (await asAdministrator('POST', `/api/persons/${act}`, { email: JAN, ...(beside && { beside }) })).json();
  /** Everything of an order in which its owner may be named, where anybody reads it. */
  const told = async (id: string) => {
    const { db } = shop.parts.store;
    return JSON.stringify([
      await (await asAdministrator('GET', `/api/orders/${id}/work`)).json(),
      await (await shop.asVisitor('GET', `/api/orders/${id}`)).json(),
      await db.selectFrom('orderWork').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('documentFields').selectAll().where('id', '=', id).execute(),
    ]).toLowerCase();
  };
  return { ...shop, his, hers, ask, told };
}

it('What the shop has beside the orders of a person is listed with its count, and stays unless it is chosen', async () => {
  const { ask, told, his } = await workedShop();
  const beside = { names: 1, notes: 1, offers: 1, files: 1 };
  expect(await ask('count')).toMatchObject({ orders: 1, beside });
  expect(await ask('erase')).toMatchObject({ orders: 1, beside });
  expect(await told(his)).toContain('kowalscy');
  expect(await told(his)).not.toContain(JAN);
});

it.each([
  ['names', '"name":"kowalscy"'],
  ['notes', 'kowalscy: zadzwonić'],
  ['offers', '"buyer":"kowalscy"'],
  ['files', 'kowalscy.pdf'],
])('Of what there is beside orders %s go where that is chosen, and nothing else', async (chosen, where) => {
  const { ask, told, his, hers } = await workedShop();
  const theirs = await told(hers);
  const places = ['"name":"kowalscy"', 'kowalscy: zadzwonić', '"buyer":"kowalscy"', 'kowalscy.pdf'];
  for (const place of places) expect(await told(his)).toContain(place);
  await ask('erase', [chosen]);
  for (const place of places) expect((await told(his)).includes(place), place).toBe(place !== where);
  expect(await told(hers)).toBe(theirs);
});

it('Where all of it is chosen nothing names the person, the amounts stay, and the file goes from the storage', async () => {
  const { ask, told, his, parts, asAdministrator } = await workedShop();
  const worth = async () => {
    const work = await (await asAdministrator('GET', `/api/orders/${his}/work`)).json();
    return [work.net, work.offers[0].net, work.offers[0].position];
  };
  const before = await worth();
  await ask('erase', ['names', 'notes', 'offers', 'files']);
  expect(await told(his)).not.toContain('kowalscy');
  expect(await worth()).toEqual(before);
  await parts.bin.sweep(Date.now() + 25 * 60 * 60 * 1000);
  const left: string[] = [];
  for await (const { path } of parts.files.list()) left.push(path);
  // Ola's alone.
  expect(left).toHaveLength(1);
  const found = await (await asAdministrator('GET', '/api/orders?q=kowalscy')).json();
  expect(found.total).toBe(0);
});

it('What may be chosen is named where something else is', async () => {
  const { asAdministrator } = await workedShop();
  const answer = await asAdministrator('POST', '/api/persons/erase', { email: JAN, beside: ['everything'] });
  expect(answer.status).toBe(400);
});
