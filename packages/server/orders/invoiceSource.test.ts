import { randomUUID } from 'node:crypto';
import { roleOf } from '@lumitor/domain/people/roles';
import { UNSET } from '@lumitor/domain/settings/settings';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const FIRM = {
  firm: 'Salon Lipowa',
  emails: ['anna@example.com'],
  taxNumber: '5260001246',
  billing: { street: 'ul. Leśna 2', postcode: '30-002', city: 'Kraków', country: 'PL' },
};

async function invoiceShop(fields: object = {}) {
  const shop = await orderShop();
  const { asAdministrator } = shop;
  const request = { key: randomUUID(), fields: FIRM };
  const { id } = await (await asAdministrator('POST', '/api/customers', request)).json();
  const saved = await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID(), ...fields });
  const { id: orderId } = await saved.json();
  return { ...shop, customerId: id as string, path: `/api/orders/${orderId}/invoice` };
}

it('the source of an invoice is the customer of the order, with address and tax number', async () => {
  const { asAdministrator, customerId, path } = await invoiceShop({ email: 'anna@example.com' });
  const source = await (await asAdministrator('GET', path)).json();
  expect(source).toMatchObject({ customer: { id: customerId, ...FIRM }, euro: null });
  expect(source.customer).not.toHaveProperty('notes');
});

it('an order without a known person has no customer in its source', async () => {
  const { asAdministrator, path } = await invoiceShop();
  expect(await (await asAdministrator('GET', path)).json()).toEqual({ customer: null, euro: null });
  expect((await asAdministrator('GET', '/api/orders/nothing/invoice')).status).toBe(404);
});

it('the source of an invoice in euro has the rate with its date', async () => {
  const { asAdministrator, parts, path } = await invoiceShop();
  const euroRate = { source: 'hand', rate: 4.5, date: '2026-11-20' };
  await parts.store.add('settings', { ...UNSET.prices, euroRate });
  await parts.store.db.updateTable('orderWork').set({ currency: 'EUR' }).execute();
  const { euro } = await (await asAdministrator('GET', path)).json();
  expect(euro).toEqual({ rate: 4.5, table: '', date: '2026-11-20' });
});

it('only who may read customers reads it', async () => {
  const { asVisitor, asRole, path } = await invoiceShop();
  expect((await asVisitor('GET', path)).status).toBe(401);
  expect((await asRole('viewer')('GET', path)).status).toBe(200);
  expect((await asRole('catalogue')('GET', path)).status).toBe(403);
  expect((await asRole(roleOf({ sales: 'write' }))('GET', path)).status).toBe(403);
});
