import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tableNames } from '../database/database.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

async function customerShop() {
  const shop = await orderShop();
  const { asAdministrator, parts } = shop;
  const { db } = parts.store;
  const save = async (fields: object): Promise<string> => {
    const saved = await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID(), ...fields });
    return (await saved.json()).id;
  };
  const add = async (fields: object): Promise<string> =>
    (await (await asAdministrator('POST', '/api/customers', { key: randomUUID(), fields })).json()).id;
  const send = async (act: 'count' | 'erase', person: object) =>
    (await asAdministrator('POST', `/api/persons/${act}`, person)).json();
  const stored = async () => {
    const rows = [];
    for (const name of await tableNames(db))
      rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
    return JSON.stringify(rows).toLowerCase();
  };
  return { ...shop, db, save, add, send, stored };
}

it('a customer is erased as a whole, with orders given by hand and all contacts', async () => {
  const { save, add, send, stored, asAdministrator, db } = await customerShop();
  const fields = {
    ...{ name: 'Grzegzółka', emails: ['jan@example.com', 'jan@firma.com'], phones: ['600 100 200'] },
    notes: 'Woli szyny czarne',
  };
  const id = await add(fields);
  const saved = await save({ email: 'jan@firma.com', name: 'Salon Grzegzółka' });
  const given = await save({ name: 'Biuro Grzegzółka' });
  await save({ email: 'ola@example.com' });
  await asAdministrator('POST', `/api/customers/${id}/orders`, { key: randomUUID(), orderId: given });
  const counts = { customers: 1, orders: 1, beside: { names: 2 } };
  expect(await send('count', { customer: id })).toMatchObject(counts);
  expect(await send('erase', { customer: id, beside: ['names'] })).toMatchObject(counts);
  const left = await stored();
  for (const text of ['grzegz', 'jan@', '600 100', 'woli szyny']) expect(left).not.toContain(text);
  expect(left).toContain('ola@example.com');
  const orders = await db
    .selectFrom('orderWork')
    .select('customerId')
    .where('id', 'in', [saved, given])
    .execute();
  expect(orders.map(({ customerId }) => customerId)).toEqual(['', '']);
});

it('erasing the only address of a customer erases the customer', async () => {
  const { add, send, stored } = await customerShop();
  await add({ name: 'Grzegzółka', emails: ['jan@example.com'], phones: ['600 100 200'] });
  expect(await send('erase', { email: 'Jan@example.com' })).toMatchObject({ customers: 1 });
  expect(await stored()).not.toContain('grzegz');
});

it('a firm of several people loses the contact alone', async () => {
  const { add, send, asAdministrator, stored } = await customerShop();
  const emails = ['jan@firma.com', 'ola@firma.com'];
  const id = await add({ firm: 'Zorza', emails, phones: ['+48 600 100 200', '600 100 201'] });
  expect(await send('count', { email: 'jan@firma.com' })).toMatchObject({ customers: 1 });
  await send('erase', { email: 'jan@firma.com' });
  await send('erase', { phone: '600-100-200' });
  const { customer } = await (await asAdministrator('GET', `/api/customers/${id}`)).json();
  expect(customer).toMatchObject({ firm: 'Zorza', emails: ['ola@firma.com'], phones: ['600 100 201'] });
  expect(await stored()).not.toContain('jan@firma.com');
  expect(await stored()).not.toContain('600100200');
});

it('an unknown customer is refused', async () => {
  const { send } = await customerShop();
  expect(await send('erase', { customer: 'none' })).toMatchObject({ code: 'not-found' });
});
