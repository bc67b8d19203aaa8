import { randomUUID } from 'node:crypto';
import type { CustomerPage } from '@lumitor/domain/customers/customer';
import type { OrderWork } from '@lumitor/domain/order/orderWork';
import { expect, it } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

async function customerShop() {
  const shop = await orderShop();
  const { asAdministrator, asVisitor } = shop;
  const save = async (fields: object = {}): Promise<string> => {
    const saved = await postOrder(shop, { ...shop.request, idempotencyKey: randomUUID(), ...fields });
    return (await saved.json()).id;
  };
  const enquire = (id: string, person: object) =>
    asVisitor('POST', `/api/orders/${id}/enquiry`, {
      ...{ idempotencyKey: randomUUID(), language: 'PL', name: 'Jan', consent: true },
      ...person,
    });
  const work = async (id: string): Promise<OrderWork> =>
    (await asAdministrator('GET', `/api/orders/${id}/work`)).json();
  const page = async (id: string): Promise<CustomerPage> =>
    (await asAdministrator('GET', `/api/customers/${id}`)).json();
  const add = async (fields: object): Promise<string> =>
    (await (await asAdministrator('POST', '/api/customers', { key: randomUUID(), fields })).json()).id;
  const found = async (q: string): Promise<string[]> => {
    const { orders } = await (
      await asAdministrator('GET', `/api/orders?${new URLSearchParams({ q })}`)
    ).json();
    return orders.map(({ id }: { id: string }) => id);
  };
  return { ...shop, save, enquire, work, page, add, found };
}

it('orders of one address in any case have one customer, with their worth', async () => {
  const { save, work, page } = await customerShop();
  const [one, other] = [
    await save({ email: 'Jan@Example.com' }),
    await save({ email: 'jan@example.com', name: 'Salon' }),
  ];
  const { customer } = await work(one);
  expect(customer).toMatchObject({ name: 'jan@example.com' });
  expect((await work(other)).customer).toEqual(customer);
  const { orders, sums } = await page(customer?.id ?? '');
  expect(orders.map(({ id }) => id)).toEqual([other, one]);
  expect(sums).toEqual([{ currency: 'PLN', count: 2, net: 2 * 25_780 }]);
});

it('an order without an address has no customer until somebody asks about it', async () => {
  const { save, enquire, work, page } = await customerShop();
  const id = await save();
  expect((await work(id)).customer).toBeNull();
  await enquire(id, { phone: '+48 600 100 200' });
  const { customer } = await work(id);
  expect((await page(customer?.id ?? '')).customer).toMatchObject({
    name: 'Jan',
    phones: ['+48 600 100 200'],
  });
  const other = await save();
  await enquire(other, { phone: '600-100-200', name: 'Ewa' });
  expect((await work(other)).customer).toEqual(customer);
});

it("an enquiry with somebody's address attaches to them, and changes none of their data", async () => {
  const { save, enquire, add, page, asVisitor } = await customerShop();
  const fields = { name: 'Jan', emails: ['jan@example.com'], phones: ['600 100 200'], notes: 'Stały' };
  const id = await add(fields);
  const before = await page(id);
  const order = await save({ email: 'JAN@example.com' });
  await enquire(order, { name: 'Ewa', email: 'jan@example.com', phone: '700 100 200', message: 'Kiedy?' });
  const after = await page(id);
  expect(after.customer).toEqual(before.customer);
  expect(after.enquiries).toMatchObject([{ orderId: order, name: 'Ewa', phone: '700 100 200' }]);
  const shown = await (await asVisitor('GET', `/api/orders/${order}`)).text();
  expect(shown).not.toContain(id);
  expect(shown).not.toContain('Stały');
});

it("a stranger's enquiry does not take the order from its customer", async () => {
  const { save, enquire, work } = await customerShop();
  const order = await save({ email: 'jan@example.com' });
  const { customer } = await work(order);
  await enquire(order, { email: 'ewa@example.com' });
  expect((await work(order)).customer).toEqual(customer);
});

it('a number shared by two people is not one person', async () => {
  const { save, enquire, work } = await customerShop();
  const [one, other] = [await save(), await save()];
  await enquire(one, { email: 'jan@example.com', phone: '600 100 200' });
  await enquire(other, { email: 'ewa@example.com', phone: '600 100 200' });
  expect((await work(one)).customer?.id).not.toBe((await work(other)).customer?.id);
});

it('an offer gives an order without a customer the mailbox of its buyer, or that it is sent to', async () => {
  const { save, work, parts, asAdministrator } = await customerShop();
  await parts.store.add('serviceSettings', (await mailServer()).settings);
  const [named, sent] = [await save(), await save()];
  const offer = (id: string, buyer: string) =>
    asAdministrator('POST', `/api/orders/${id}/offers`, {
      ...{ key: randomUUID(), language: 'PL', validUntil: '2099-12-31', buyer },
    });
  await offer(named, 'Studio Światła\nul. Jasna 1\nbiuro@example.com');
  await offer(sent, 'Jan Nowak');
  expect((await work(named)).customer?.name).toBe('Studio Światła');
  expect((await work(sent)).customer).toBeNull();
  const mail = { key: randomUUID(), to: 'Biuro@Example.com' };
  await asAdministrator('POST', `/api/orders/${sent}/offers/1/send`, mail);
  expect((await work(sent)).customer).toEqual((await work(named)).customer);
});

it('orders are found by name, firm, phone and note of their customer', async () => {
  const { save, add, found } = await customerShop();
  await add({
    ...{ firm: 'Zorza', name: 'Ewa Lis', emails: ['ewa@example.com'] },
    ...{ phones: ['+48 600 100 200'], notes: 'piętro' },
  });
  const id = await save({ email: 'ewa@example.com' });
  await save({ email: 'jan@example.com' });
  for (const q of ['zorza', 'ewa lis', '600-100-200', '0048600100200', 'piętro'])
    expect(await found(q), q).toEqual([id]);
});

it('a merge moves orders and enquiries, and is part of the history of each order', async () => {
  const { save, enquire, work, page, asAdministrator } = await customerShop();
  const [one, other] = [await save({ email: 'jan@example.com' }), await save({ email: 'jan@firma.com' })];
  await enquire(other, { email: 'jan@firma.com', message: 'Kiedy?' });
  const [retained, merged] = [(await work(one)).customer?.id ?? '', (await work(other)).customer?.id ?? ''];
  const merge = (version: number) =>
    asAdministrator('POST', `/api/customers/${retained}/merge`, {
      ...{ key: randomUUID(), version, other: { id: merged, version: 1 } },
      fields: { name: 'Jan Nowak', emails: ['jan@example.com', 'jan@firma.com'] },
    });
  expect((await merge(7)).status).toBe(409);
  expect((await merge(1)).status).toBe(200);
  const { customer, orders, enquiries } = await page(retained);
  expect(customer).toMatchObject({ name: 'Jan Nowak', version: 2 });
  expect(orders.map(({ id }) => id)).toEqual([other, one]);
  expect(enquiries).toHaveLength(1);
  expect((await asAdministrator('GET', `/api/customers/${merged}`)).status).toBe(404);
  const data = { from: merged, to: retained };
  expect((await work(other)).events).toMatchObject([{ kind: 'customerMerged', data }]);
  expect((await work(one)).events).toEqual([]);
  expect((await work(await save({ email: 'jan@firma.com' }))).customer?.id).toBe(retained);
});

it('an order with all its revisions can be given to another customer', async () => {
  const { save, work, add, asAdministrator } = await customerShop();
  const order = await save({ email: 'jan@example.com' });
  const variant = await save({ email: 'ewa@example.com', revises: order });
  await asAdministrator('POST', `/api/orders/${variant}/revision`, { key: randomUUID() });
  const { customer } = await work(order);
  expect((await work(variant)).customer).toEqual(customer);
  const firm = await add({ firm: 'Zorza' });
  const key = randomUUID();
  for (const orderId of [variant, order])
    expect((await asAdministrator('POST', `/api/customers/${firm}/orders`, { key, orderId })).status).toBe(
      204,
    );
  expect((await work(order)).customer?.name).toBe('Zorza');
  expect((await work(variant)).customer?.name).toBe('Zorza');
  const changed = (await work(order)).events.filter(({ kind }) => kind === 'customer');
  expect(changed).toMatchObject([{ data: { from: customer?.id, to: firm } }]);
});

it('wrong data is refused with the field', async () => {
  const { add, asAdministrator } = await customerShop();
  const fieldOf = async (fields: object) => {
    const answer = await asAdministrator('POST', '/api/customers', { key: randomUUID(), fields });
    return [answer.status, (await answer.json()).field];
  };
  expect(await fieldOf({})).toEqual([400, 'fields.name']);
  expect(await fieldOf({ name: 'Jan', taxNumber: '5260001247' })).toEqual([400, 'fields.taxNumber']);
  expect(await fieldOf({ name: 'Jan', emails: ['jan'] })).toEqual([400, 'fields.emails.0']);
  await add({ name: 'Jan', emails: ['jan@example.com'] });
  expect(await fieldOf({ name: 'Ewa', emails: ['JAN@example.com'] })).toEqual([409, 'emails']);
});

it('a repeated request adds a customer once', async () => {
  const { asAdministrator } = await customerShop();
  const request = { key: randomUUID(), fields: { name: 'Jan' } };
  const [one, other] = [
    await (await asAdministrator('POST', '/api/customers', request)).json(),
    await (await asAdministrator('POST', '/api/customers', request)).json(),
  ];
  expect(other).toEqual(one);
  const corrected = { ...request, fields: { name: 'Jan Lipa' } };
  const third = await (await asAdministrator('POST', '/api/customers', corrected)).json();
  expect(third).toMatchObject({ id: one.id, name: 'Jan Lipa' });
});

it('an import compares first, and repeating it changes nothing', async () => {
  const { add, asAdministrator, page } = await customerShop();
  const id = await add({ name: 'Jan', emails: ['jan@example.com'], notes: 'Stały' });
  await add({ name: 'Ewa', emails: ['ewa@example.com'] });
  const rows = [
    { emails: 'JAN@example.com', 'billing.city': 'Łódź', phones: '600 100 200, 600 100 201' },
    { name: 'Ewa', emails: 'ewa@example.com' },
    { firm: 'Zorza', taxNumber: '526-000-12-46' },
    { firm: 'Zorza 2', taxNumber: 'PL 526-000-12-47' },
    { firm: 'Zorza', taxNumber: '5260001246' },
    { id: 'none', name: 'Nikt' },
    { name: 'Oboje', emails: 'jan@example.com; ewa@example.com' },
  ];
  const send = async (isApplied: boolean) => {
    const answer = await asAdministrator('POST', '/api/customers/import', {
      ...{ key: randomUUID(), rows, isApplied },
    });
    expect(answer.status).toBe(200);
    return (await answer.json()).rows;
  };
  const kinds = async (isApplied: boolean) =>
    (await send(isApplied)).map(({ kind, fault }: { kind: string; fault: { code: string } | null }) =>
      fault ? fault.code : kind,
    );
  const wrong = ['invalid', 'twice', 'unknown-id', 'several'];
  expect(await kinds(false)).toEqual(['changed', 'unchanged', 'new', ...wrong]);
  expect((await page(id)).customer.version).toBe(1);
  expect((await send(true))[0]).toMatchObject({ name: 'Jan', changes: ['phones', 'billing.city'] });
  expect((await page(id)).customer).toMatchObject({
    ...{ name: 'Jan', notes: 'Stały', phones: ['600 100 200', '600 100 201'] },
    billing: { city: 'Łódź' },
  });
  expect(await kinds(true)).toEqual(['unchanged', 'unchanged', 'unchanged', ...wrong]);
});

it('a wrong row of an import, however long, spoils no other row', async () => {
  const { asAdministrator } = await customerShop();
  const rows = [
    { emails: 'ola@example.com', notes: 'x'.repeat(20_000) },
    { emails: 'ola@example.com', notes: 'Stała' },
  ];
  const request = { key: randomUUID(), rows, isApplied: true };
  const answer = await (await asAdministrator('POST', '/api/customers/import', request)).json();
  expect(answer.rows).toMatchObject([{ kind: 'wrong', fault: { column: 'notes' } }, { kind: 'new' }]);
});

it('an order names the price group of its customer, which an import finds by its title', async () => {
  const { save, work, parts, asAdministrator } = await customerShop();
  const group = await parts.store.add('priceGroups', { key: 'studios', title: 'Studia', discount: 12.5 });
  const order = await save({ email: 'jan@example.com' });
  expect((await work(order)).customer).toMatchObject({ group: null });
  const rows = [
    { emails: 'jan@example.com', priceGroup: 'STUDIA' },
    { name: 'Ewa', priceGroup: 'Sklepy' },
  ];
  const request = { key: randomUUID(), rows, isApplied: true };
  const answer = await (await asAdministrator('POST', '/api/customers/import', request)).json();
  expect(answer.rows).toMatchObject([{ kind: 'changed' }, { fault: { code: 'group' } }]);
  expect((await work(order)).customer).toMatchObject({ group: { id: group.id, discount: 12.5 } });
  await parts.store.remove('priceGroups', group.id);
  expect((await work(order)).customer).toMatchObject({ name: 'jan@example.com', group: null });
});
