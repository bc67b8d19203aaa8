import { randomUUID } from 'node:crypto';
import type { Customer, CustomerList } from '@lumitor/domain/customers/customer';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, it } from 'vitest';
import { fillCustomers } from '../../database/migrations/024-customers.ts';
import type { TestEngine } from '../engines.ts';
import { ACCESSORIES, CONNECTION, orderRequest } from '../oneRail.ts';
import { atOnce, instancesOn } from './instances.ts';

async function customerShop(engine: TestEngine, count: number) {
  const services = await instancesOn(engine, count);
  const [service] = services;
  if (!service) throw new Error('No instance started');
  const { store } = service.parts;
  const { id } = await store.add('connections', CONNECTION);
  await store.add('partTables', DEFAULT_PART_TABLES.standard);
  for (const accessory of ACCESSORIES) await store.add('accessories', accessory);
  await store.add('languages', { lang: 'PL', active: true });
  for (const { parts } of services)
    await Promise.all(['standard', 'texts'].map((name) => parts.snapshots.get(name as 'texts')));
  const request = (email: string) => ({ ...orderRequest(id, 25_780), idempotencyKey: randomUUID(), email });
  const list = async (query = ''): Promise<CustomerList> =>
    (await service.asAdministrator('GET', `/api/customers?${query}`)).json();
  return { ...service, services, db: store.db, request, list };
}

export function customerContract(engine: TestEngine): void {
  it('orders and enquiries of a new address at once, by two instances, have one customer (D77)', async () => {
    const { services, request, list, asVisitor, db } = await customerShop(engine, 2);
    const order = await (await asVisitor('POST', '/api/orders', request('ola@example.com'))).json();
    const answers = await atOnce(services, 12, ({ sendFrom }, index) => {
      const send = sendFrom(`10.1.${index % 2}.${index}`);
      const email = index % 2 ? 'Jan@Example.com' : 'jan@example.com';
      if (index % 3 > 0) return send('POST', '/api/orders', request(email));
      const enquiry = { idempotencyKey: randomUUID(), language: 'PL', name: 'Jan', email, consent: true };
      return send('POST', `/api/orders/${order.id}/enquiry`, enquiry);
    });
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const { customers } = await list('q=jan');
    expect(customers).toMatchObject([{ emails: ['jan@example.com'], orders: 8 }]);
    const enquired = await db.selectFrom('enquiries').select('customerId').distinct().execute();
    expect(enquired).toEqual([{ customerId: customers[0]?.id }]);
  });

  it('of two administrators at once the second is refused, and nothing is overwritten', async () => {
    const { services, asAdministrator } = await customerShop(engine, 2);
    const added = await asAdministrator('POST', '/api/customers', {
      key: randomUUID(),
      fields: { name: 'Jan' },
    });
    const { id }: Customer = await added.json();
    const answers = await atOnce(services, 2, (each, index) =>
      each.asAdministrator('POST', `/api/customers/${id}`, { version: 1, fields: { name: `Jan ${index}` } }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { customer } = await (await asAdministrator('GET', `/api/customers/${id}`)).json();
    expect(customer).toMatchObject({ name: `Jan ${statuses.indexOf(200)}`, version: 2 });
  });

  it('two administrators cannot give one address to two customers', async () => {
    const { services, list } = await customerShop(engine, 2);
    const answers = await atOnce(services, 2, (each, index) =>
      each.asAdministrator('POST', '/api/customers', {
        key: randomUUID(),
        fields: { name: `Jan ${index}`, emails: ['jan@example.com'] },
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await list()).total).toBe(1);
  });

  it('the list is searched, sorted and divided into pages', async () => {
    const { asAdministrator, list, request, asVisitor } = await customerShop(engine, 1);
    const add = (fields: object) => asAdministrator('POST', '/api/customers', { key: randomUUID(), fields });
    await add({ firm: 'Zorza sp. z o.o.', name: 'Ewa', taxNumber: '526-000-12-46', notes: '100%_pewny' });
    await add({ name: 'Adam', phones: ['+48 (600) 100-200'], emails: ['adam@example.com'] });
    await add({ name: 'Bartek' });
    await asVisitor('POST', '/api/orders', request('Adam@example.com'));
    const names = async (query: string) =>
      (await list(query)).customers.map(({ firm, name }) => firm || name);
    expect(await names('')).toEqual(['Adam', 'Bartek', 'Zorza sp. z o.o.']);
    expect(await names('direction=desc&limit=1&offset=1')).toEqual(['Bartek']);
    expect(await names('sort=orders&direction=desc&limit=1')).toEqual(['Adam']);
    expect(await names('sort=lastOrderAt&direction=desc&limit=1')).toEqual(['Adam']);
    for (const q of ['600100200', '600 100 200', '0048 600-100-200', 'ADAM@example'])
      expect(await names(new URLSearchParams({ q }).toString()), q).toEqual(['Adam']);
    for (const q of ['zorza ewa', '526 000 12 46', '5260001246', 'PEWNY', '0%_'])
      expect(await names(new URLSearchParams({ q }).toString()), q).toEqual(['Zorza sp. z o.o.']);
    expect(await names('q=%25')).toEqual(['Zorza sp. z o.o.']);
  });

  it('migration 024 finds the customers of old orders, enquiries and offers; repeating it changes nothing', async () => {
    const { db } = (await customerShop(engine, 1)).parts.store;
    const order = (id: string, email: string, rest: object = {}) => ({
      ...{ id, number: id, createdAt: '2026-11-21T09:00:00.000Z', status: 'new', assignee: '' },
      ...{ enquiredAt: null, parent: '', revises: '', firstId: '', revision: 1, isLatest: 1 },
      ...{ isMicro: 0, currency: 'PLN', net: 1, rate: 1, pieces: 1, name: '', email, words: '' },
      ...{ customerId: '', ...rest },
    });
    await db
      .insertInto('orderWork')
      .values([
        order('saved', 'jan@example.com', { isLatest: 0 }),
        order('revised', 'jan@example.com', { firstId: 'saved', revises: 'saved', revision: 2 }),
        order('again', 'jan@example.com'),
        order('asked', ''),
        order('offered', ''),
        order('nobody', ''),
      ] as never)
      .execute();
    const enquiry = (id: string, orderId: string, email: string, phone: string) => ({
      ...{ id, orderId, email, phone, at: `2026-11-22T09:00:0${id}.000Z`, language: 'PL', name: `Jan ${id}` },
      ...{ message: '', consent: '', address: '', words: '' },
    });
    await db
      .insertInto('enquiries')
      .values([
        enquiry('1', 'again', 'jan@example.com', '+48 600 100 200'),
        enquiry('2', 'asked', '', '600-100-200'),
        enquiry('3', 'asked', 'ola@example.com', ''),
      ])
      .execute();
    const buyer = 'Studio Światła\nStudio@Example.com, NIP 526-000-12-46';
    await db
      .insertInto('offers')
      .values({
        ...{ orderId: 'offered', position: 1, key: 'k', at: '2026-11-23T09:00:00.000Z', by: '' },
        ...{ body: JSON.stringify({ buyer, language: 'PL' }), words: buyer.toLowerCase() },
      })
      .execute();
    await fillCustomers(db);
    const state = async () => ({
      orders: await db.selectFrom('orderWork').select(['id', 'customerId']).orderBy('id').execute(),
      enquiries: await db.selectFrom('enquiries').select(['id', 'customerId']).orderBy('id').execute(),
      customers: await db.selectFrom('customers').selectAll().orderBy('id').execute(),
      contacts: await db.selectFrom('customerContacts').selectAll().orderBy('value').execute(),
    });
    const { orders, enquiries, customers, contacts } = await state();
    const nameOf = (id: string) => customers.find((each) => each.id === id)?.name ?? '';
    expect(orders.map(({ id, customerId }) => [id, nameOf(customerId)])).toEqual([
      ['again', 'jan 1'],
      ['asked', 'jan 1'],
      ['nobody', ''],
      ['offered', 'studio światła'],
      ['revised', 'jan 1'],
      ['saved', 'jan 1'],
    ]);
    expect(enquiries.map(({ customerId }) => nameOf(customerId))).toEqual(['jan 1', 'jan 1', 'jan 3']);
    expect(contacts.map(({ value }) => value)).toEqual([
      '600100200',
      'jan@example.com',
      'ola@example.com',
      'studio@example.com',
    ]);
    const before = await state();
    await fillCustomers(db);
    expect(await state()).toEqual(before);
  });
}
