import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentStore } from '../documents/documentStore.ts';
import { freshService } from '../testing/freshService.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { pngOf } from '../testing/png.ts';
import { SAMPLES } from '../testing/samples.ts';
import { UNDERLAY } from '../testing/underlay.ts';
import { erasePerson } from './erase.ts';

test('erasing a person removes their e-mails, and their address from their orders, and nothing else', async () => {
  const { asAdministrator, parts } = await freshService();
  const { store } = parts;
  await store.add('emails', { email: 'Jan@Example.com' });
  await store.add('emails', { email: 'jan@example.com.pl' });
  const order = SAMPLES.reflinksdownload as { data: object };
  const his = await store.add('reflinksdownload', order);
  const hers = await store.add('reflinksdownload', {
    ...order,
    data: { ...order.data, email: 'ola@example.com' },
  });

  const response = await asAdministrator('POST', '/api/persons/erase', { email: 'jan@EXAMPLE.com' });
  expect(await response.json()).toEqual({ emails: 1, orders: 1, enquiries: 0, pictures: 0, partner: 0 });

  expect(await store.list('emails')).toMatchObject([{ email: 'jan@example.com.pl' }]);
  const { email: _, ...data } = his.data;
  expect((await store.get('reflinksdownload', his.id)).data).toEqual(data);
  expect((await store.get('reflinksdownload', hers.id)).data).toMatchObject({
    email: 'ola@example.com',
  });
  const { rows } = await parts.store.db
    .selectFrom('documents')
    .select('body')
    .execute()
    .then((found) => ({ rows: found.map(({ body }) => body).join() }));
  expect(rows).not.toContain('"jan@example.com"');
  const left = await asAdministrator(
    'GET',
    '/api/documents/reflinksdownload?where=data.email:jan@example.com',
  );
  expect((await left.json()).documents).toEqual([]);
});

async function rowsWith({ db }: DocumentStore, text: string): Promise<string[]> {
  const rows = [
    ...(await db.selectFrom('documents').selectAll().execute()),
    ...(await db.selectFrom('documentFields').selectAll().execute()),
    ...(await db.selectFrom('changes').selectAll().execute()),
    ...(await db.selectFrom('batches').selectAll().execute()),
  ];
  return rows.map((row) => JSON.stringify(row)).filter((row) => row.toLowerCase().includes(text));
}

test("erasing a partner removes their address from links, from e-mails of their visitors and from the links' history", async () => {
  const { asAdministrator, asVisitor, parts } = await freshService();
  const { store } = parts;
  const link = { active: true, name: 'Studio', email: 'Jan@Example.com' };
  const { id } = await (await asAdministrator('POST', '/api/documents/reflinks', link)).json();
  await asAdministrator('PATCH', `/api/documents/reflinks/${id}`, { name: 'Studio światła' });
  await asVisitor('POST', '/api/documents/emails', {
    email: 'ola@example.com',
    refData: { reflinkId: id, name: '', email: '' },
  });
  const other = await store.add('reflinks', { ...link, email: 'other@example.com' });
  expect(await rowsWith(store, 'jan@example.com')).not.toEqual([]);

  const counts = { emails: 0, orders: 0, enquiries: 0, pictures: 0, partner: 1 + 1 + 2 };
  const email = 'jan@example.com';
  expect(await (await asAdministrator('POST', '/api/persons/count', { email })).json()).toEqual(counts);
  expect(await (await asAdministrator('POST', '/api/persons/erase', { email })).json()).toEqual(counts);
  expect(await rowsWith(store, email)).toEqual([]);
  expect(await store.get('reflinks', id)).toMatchObject({ name: 'Studio światła', email: '', active: true });
  expect(await store.list('emails')).toMatchObject([
    { email: 'ola@example.com', refData: { reflinkId: id, name: 'Studio światła', email: '' } },
  ]);
  expect(await store.get('reflinks', other?.id ?? '')).toMatchObject({ email: 'other@example.com' });
  const nowhere = { emails: 0, orders: 0, enquiries: 0, pictures: 0, partner: 0 };
  expect(await (await asAdministrator('POST', '/api/persons/count', { email })).json()).toEqual(nowhere);
});

test.skipIf(process.env.TEST_ENGINE)('erased data is in no file of the embedded database', async () => {
  const { asAdministrator, asVisitor, dataDir } = await freshService();
  const email = 'Zdzislawa.Grzegzolka@example.com';
  const link = { active: true, name: 'Studio', email };
  const { id } = await (await asAdministrator('POST', '/api/documents/reflinks', link)).json();
  const refData = { reflinkId: id, name: '', email: '' };
  await asVisitor('POST', '/api/documents/emails', { email, refData });
  const stands = async () => {
    const names = (await readdir(dataDir)).filter((name) => name.startsWith('lumitor.db'));
    const files = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'latin1')));
    return files.some((bytes) => /grzegzolka/i.test(bytes));
  };
  expect(await stands()).toBe(true);
  await asAdministrator('POST', '/api/persons/erase', { email });
  expect(await stands()).toBe(false);
});

test('hundreds of orders of one person are erased in one request, and are otherwise unchanged', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  const order = SAMPLES.reflinksdownload;
  const before = await Promise.all(Array.from({ length: 250 }, () => store.add('reflinksdownload', order)));
  expect(await erasePerson(store, { address: 'jan@example.com', phone: '' }, parts.bin)).toEqual({
    emails: 0,
    orders: 250,
    enquiries: 0,
    pictures: 0,
    partner: 0,
  });
  for (const each of before) {
    const { data, version, ...rest } = each;
    const { email: _, ...left } = data;
    expect(await store.get('reflinksdownload', rest.id)).toEqual({
      ...rest,
      data: left,
      version: version + 1,
    });
  }
});

test('the person to erase requires a valid e-mail address', async () => {
  const { asAdministrator } = await freshService();
  const response = await asAdministrator('POST', '/api/persons/erase', { email: 'jan' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'email' });
});

test('erasing a person removes their enquiries and the unsent mails about them', async () => {
  const shop = await orderShop();
  const { store } = shop.parts;
  await store.add('serviceSettings', {
    kind: 'mail',
    host: 'mail.example.com',
    senderAddress: 'sklep@example.com',
  });
  const { id } = await (await postOrder(shop, shop.request)).json();
  for (const email of ['Jan@Example.com', 'ola@example.com'])
    await shop.asVisitor('POST', `/api/orders/${id}/enquiry`, {
      idempotencyKey: '3f0a9c1e-6a55-4b0e-9d3a-0c4f3a1f7b21',
      language: 'PL',
      name: 'Jan',
      email,
      consent: true,
    });
  const event = { orderId: id, at: '2026-11-22T10:00:00.000Z', by: 'anna@lumitor.test', kind: 'offerSent' };
  for (const to of ['JAN@example.com', 'ola@example.com'])
    await store.db
      .insertInto('orderEvents')
      .values({ ...event, id: to, data: JSON.stringify({ position: 1, to }) })
      .execute();
  const waiting = async () => (await (await shop.asAdministrator('GET', '/api/outbox')).json()).rows.length;
  expect(await waiting()).toBe(5);
  const erased = await shop.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
  expect(await erased.json()).toMatchObject({ emails: 0, orders: 0, enquiries: 1, pictures: 0, partner: 0 });
  expect(await store.db.selectFrom('enquiries').select('email').execute()).toEqual([
    { email: 'ola@example.com' },
  ]);
  expect(await waiting()).toBe(3);
  const sentTo = await store.db.selectFrom('orderEvents').select('data').orderBy('id').execute();
  expect(sentTo.map(({ data }) => JSON.parse(data).to)).toEqual(['', 'ola@example.com']);
});

async function enquiredShop(saver: { email?: string } = {}) {
  const shop = await orderShop();
  const { store } = shop.parts;
  const picture = pngOf(40, 30).toString('base64');
  const order = { ...shop.request, ...saver, underlay: { ...UNDERLAY, picture } };
  const { id } = await (await postOrder(shop, order)).json();
  const { underlay } = (await store.get('reflinksdownload', id)).data;
  const enquire = async (request: { email?: string; phone?: string }) => {
    const body = { idempotencyKey: randomUUID(), language: 'PL', name: 'Jan', consent: true, ...request };
    expect((await shop.asVisitor('POST', `/api/orders/${id}/enquiry`, body)).status).toBe(201);
  };
  const plan = async () => (await shop.asVisitor('GET', underlay?.file ?? '')).status;
  const send = async (act: 'count' | 'erase', person: object) =>
    (await shop.asAdministrator('POST', `/api/persons/${act}`, person)).json();
  const enquiries = async () => await store.db.selectFrom('enquiries').select(['email', 'phone']).execute();
  return { ...shop, store, id, enquire, plan, send, enquiries };
}

test('erasing a person removes the floor plan of an order that they only enquired about', async () => {
  const { enquire, plan, send, store, id } = await enquiredShop();
  await enquire({ email: 'jan@example.com' });
  expect(await plan()).toBe(200);
  const counts = {
    ...{ emails: 0, orders: 0, enquiries: 1, pictures: 1, partner: 0 },
    ...{ customers: 1, beside: { names: 1 } },
  };
  expect(await send('count', { email: 'jan@example.com' })).toEqual(counts);
  expect(await send('erase', { email: 'jan@example.com' })).toEqual(counts);
  expect(await plan()).toBe(404);
  expect((await store.get('reflinksdownload', id)).data).not.toHaveProperty('underlay');
});

test('the floor plan of an order saved with an e-mail stays if another person enquired about it', async () => {
  const { enquire, plan, send, enquiries } = await enquiredShop({ email: 'ola@example.com' });
  await enquire({ email: 'jan@example.com' });
  expect(await send('erase', { email: 'jan@example.com' })).toMatchObject({ enquiries: 1, pictures: 0 });
  expect([await plan(), await enquiries()]).toEqual([200, []]);
});

test('a person who enquired by phone alone is erased by number, with the waiting mail', async () => {
  const { enquire, plan, send, enquiries, store } = await enquiredShop();
  await store.add('serviceSettings', {
    kind: 'mail',
    host: 'mail.example.com',
    senderAddress: 'sklep@example.com',
    addressees: ['biuro@example.com'],
  });
  for (const phone of ['+48 600 100 200', '+48 600 100 201']) await enquire({ phone });
  const waiting = async () => store.db.selectFrom('outbox').select('payload').execute();
  expect(await waiting()).toHaveLength(2);
  expect(await send('erase', { phone: '600-100-200' })).toMatchObject({ enquiries: 1, pictures: 1 });
  expect(await enquiries()).toEqual([{ email: '', phone: '+48 600 100 201' }]);
  expect(JSON.stringify(await waiting())).not.toContain('600 100 200');
  expect(await waiting()).toHaveLength(1);
  expect(await plan()).toBe(404);
});

test('an enquiry by phone alone is found by the e-mail given with the same number', async () => {
  const { enquire, send, enquiries } = await enquiredShop();
  await enquire({ email: 'jan@example.com', phone: '600 100 200' });
  await enquire({ phone: '+48600100200' });
  await enquire({ email: 'ola@example.com', phone: '600 100 200' });
  expect(await send('erase', { email: 'jan@example.com' })).toMatchObject({ enquiries: 2 });
  expect(await enquiries()).toEqual([{ email: 'ola@example.com', phone: '600 100 200' }]);
});

test('erasing a number erases the e-mail given with it about an order, and no other', async () => {
  const { enquire, send, store } = await enquiredShop({ email: 'jan@example.com' });
  await store.add('emails', { email: 'jan@example.com' });
  await enquire({ email: 'jan@example.com', phone: '600 100 200' });
  await send('erase', { phone: '600 100 200' });
  const found = { email: 'jan@example.com' };
  expect(await send('count', found)).toMatchObject({ emails: 1, orders: 0, enquiries: 0 });
  const work = await store.db.selectFrom('orderWork').select('email').execute();
  expect(work).toEqual([{ email: '' }]);
});
