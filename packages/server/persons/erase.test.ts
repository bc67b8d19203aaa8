import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentStore } from '../documents/documentStore.ts';
import { freshService } from '../testing/freshService.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { SAMPLES } from '../testing/samples.ts';
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
  expect(await response.json()).toEqual({ emails: 1, orders: 1, enquiries: 0, partner: 0 });

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

/** Every row of every table in which a text stands, in whatever case. */
async function rowsWith({ db }: DocumentStore, text: string): Promise<string[]> {
  const rows = [
    ...(await db.selectFrom('documents').selectAll().execute()),
    ...(await db.selectFrom('documentFields').selectAll().execute()),
    ...(await db.selectFrom('changes').selectAll().execute()),
    ...(await db.selectFrom('batches').selectAll().execute()),
  ];
  return rows.map((row) => JSON.stringify(row)).filter((row) => row.toLowerCase().includes(text));
}

test("erasing a partner takes their address from links, e-mails that came by them and the links' history", async () => {
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

  const counts = { emails: 0, orders: 0, enquiries: 0, partner: 1 + 1 + 2 };
  const email = 'jan@example.com';
  expect(await (await asAdministrator('POST', '/api/persons/count', { email })).json()).toEqual(counts);
  expect(await (await asAdministrator('POST', '/api/persons/erase', { email })).json()).toEqual(counts);
  expect(await rowsWith(store, email)).toEqual([]);
  expect(await store.get('reflinks', id)).toMatchObject({ name: 'Studio światła', email: '', active: true });
  expect(await store.list('emails')).toMatchObject([
    { email: 'ola@example.com', refData: { reflinkId: id, name: 'Studio światła', email: '' } },
  ]);
  expect(await store.get('reflinks', other?.id ?? '')).toMatchObject({ email: 'other@example.com' });
  const nowhere = { emails: 0, orders: 0, enquiries: 0, partner: 0 };
  expect(await (await asAdministrator('POST', '/api/persons/count', { email })).json()).toEqual(nowhere);
});

test.skipIf(process.env.TEST_ENGINE)('what was erased is in no file of the embedded database', async () => {
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

test('hundreds of orders of one person are forgotten in one act, and stay as they are otherwise', async () => {
  const { parts } = await freshService();
  const { store } = parts;
  const order = SAMPLES.reflinksdownload;
  const before = await Promise.all(Array.from({ length: 250 }, () => store.add('reflinksdownload', order)));
  expect(await erasePerson(store, 'jan@example.com', parts.bin)).toEqual({
    emails: 0,
    orders: 250,
    enquiries: 0,
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

test('who is to be erased must be an e-mail address', async () => {
  const { asAdministrator } = await freshService();
  const response = await asAdministrator('POST', '/api/persons/erase', { email: 'jan' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'email' });
});

test('erasing a person takes what they asked, and the mails about it that have not been sent', async () => {
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
  expect(await waiting()).toBe(4);
  const erased = await shop.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
  expect(await erased.json()).toEqual({ emails: 0, orders: 0, enquiries: 1, partner: 0 });
  expect(await store.db.selectFrom('enquiries').select('email').execute()).toEqual([
    { email: 'ola@example.com' },
  ]);
  expect(await waiting()).toBe(2);
  const sentTo = await store.db.selectFrom('orderEvents').select('data').orderBy('id').execute();
  expect(sentTo.map(({ data }) => JSON.parse(data).to)).toEqual(['', 'ola@example.com']);
});
