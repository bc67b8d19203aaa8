import { randomUUID } from 'node:crypto';
import { OWNER_KEY_HEADER } from '@lumitor/domain/order/ownerKey';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import { interfaceTexts } from '@lumitor/domain/texts/interfaceTexts';
import { expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { pdfText } from '../testing/pdfText.ts';
import { sending } from '../testing/sending.ts';

const WITHIN = { timeout: 60_000, interval: 50 };

async function enquiredShop() {
  const service = await orderShop();
  const { store } = service.parts;
  const { consent, sendsProject } = interfaceTexts.enquiry;
  await store.add('translations', {
    translations: {
      enquiry: { consent_PL: consent.pl, consent_EN: consent.en, sendsProject_EN: sendsProject.en },
    },
  });
  const { id, ownerKey } = await (await postOrder(service, service.request)).json();
  const { number } = await store.db
    .selectFrom('orderWork')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const enquiry = {
    idempotencyKey: randomUUID(),
    language: 'EN',
    name: 'Jan <b>Kowalski</b>',
    email: 'Jan@example.com',
    phone: '+48 600 100 200',
    message: 'How soon?\nŻółty, too.',
    consent: true,
  };
  const send = (request: object = enquiry) => service.asVisitor('POST', `/api/orders/${id}/enquiry`, request);
  return { ...service, id, ownerKey, number, enquiry, send };
}

const enquiriesIn = async ({ asAdministrator, id }: Awaited<ReturnType<typeof enquiredShop>>) =>
  (await (await asAdministrator('GET', `/api/orders/${id}/enquiries`)).json()).enquiries;

it('is stored with the agreed consent, once however often it is sent, and returns its address', async () => {
  const shop = await enquiredShop();
  const answers = await Promise.all([shop.send(), shop.send(), shop.send()]);
  for (const answer of answers) {
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ number: shop.number, confirmedTo: '' });
  }
  expect(await enquiriesIn(shop)).toMatchObject([
    {
      name: 'Jan <b>Kowalski</b>',
      email: 'jan@example.com',
      phone: '+48 600 100 200',
      message: 'How soon?\nŻółty, too.',
      language: 'EN',
      consent: interfaceTexts.enquiry.consent.en,
      address: expect.stringMatching(/^10\./),
    },
  ]);
  const listed = await (await shop.asAdministrator('GET', `/api/orders/${shop.id}/work`)).json();
  expect(Date.parse(listed.enquiredAt)).toBeGreaterThan(0);
  expect(await (await shop.asAdministrator('GET', '/api/outbox')).json()).toEqual({ rows: [] });
});

it('is mailed to the shop with the PDF, for a reply, and confirmed to the visitor in their language', async () => {
  const shop = await enquiredShop();
  const { received, settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  sending(shop);
  const [answer, again] = [await shop.send(), await shop.send()];
  expect(await answer.json()).toEqual({ number: shop.number, confirmedTo: 'Jan@example.com' });
  expect(again.status).toBe(201);
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN);

  const toShop = received.find(({ to }) => to[0] === 'biuro@example.com');
  expect(toShop).toMatchObject({
    subject: `Zapytanie ${shop.number}: Jan <b>Kowalski</b>`,
    replyTo: 'Jan@example.com',
  });
  expect(toShop?.texts[0]).toContain('> How soon?\n> Żółty, too.');
  expect(toShop?.texts[1]).toContain('Jan &lt;b&gt;Kowalski&lt;/b&gt;');
  expect(toShop?.texts.join()).not.toContain('/admin/');

  expect(toShop?.files.map(({ name }) => name)).toEqual([`${shop.number.replaceAll('/', '-')}.pdf`]);
  expect(pdfText(toShop?.files[0]?.content as Buffer)).toContain('Rail');

  const toVisitor = received.find(({ to }) => to[0] === 'Jan@example.com');
  expect(toVisitor?.subject).toBe(`Your enquiry about lighting project ${shop.number}`);
  for (const text of toVisitor?.texts ?? []) expect(text).toContain(`/pobierz/${shop.id}`);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2);
  await vi.waitFor(async () => {
    const rows = await shop.parts.store.db.selectFrom('outbox').select(['payload', 'doneAt']).execute();
    expect(rows).toMatchObject([{ payload: null }, { payload: null }]);
    expect(rows.every(({ doneAt }) => doneAt)).toBe(true);
  }, WITHIN);
});

it('names an attached project to the shop; no mail gives others access', async () => {
  const shop = await enquiredShop();
  const { received, settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  sending(shop);
  const plan = storedPlan(EMPTY_PLAN);
  const shared = await shop.asVisitor('POST', '/api/projects', { isMicro: false, plan });
  const links: SharedLinks = await shared.json();
  const path = `/api/orders/${shop.id}/enquiry`;
  const answer = await shop.asVisitor('POST', path, shop.enquiry, {
    [LINK_HEADER]: links.own,
    [OWNER_KEY_HEADER]: shop.ownerKey,
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN);

  const desk = `/admin/zamowienia/${shop.id}`;
  const textsTo = (address: string) => received.find(({ to }) => to[0] === address)?.texts ?? [];
  for (const text of textsTo('biuro@example.com')) {
    expect(text).toContain('Klient udostępnił sklepowi projekt');
    expect(text).toContain(desk);
  }
  for (const text of textsTo('Jan@example.com')) expect(text).not.toContain(desk);
  for (const { texts } of received)
    for (const token of Object.values(links)) expect(texts.join()).not.toContain(token);
});

it.each([
  ['name', { name: ' ' }],
  ['email', { email: '', phone: '' }],
  ['email', { email: 'jan' }],
  ['phone', { phone: 'later' }],
  ['message', { message: 'x'.repeat(2_001) }],
  ['consent', { consent: false }],
  ['language', { language: 'english' }],
])('is refused at the field %s where that is not what it should be', async (field, change) => {
  const shop = await enquiredShop();
  const answer = await shop.send({ ...shop.enquiry, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid', field });
  expect(await enquiriesIn(shop)).toEqual([]);
});

it('is found by its e-mail in the list of orders, until the person is erased', async () => {
  const shop = await enquiredShop();
  const { db } = shop.parts.store;
  await db.updateTable('orderWork').set({ email: '' }).execute();
  await shop.send();
  const found = async () =>
    (await (await shop.asAdministrator('GET', '/api/orders?q=jan@example.com')).json()).total;
  expect(await found()).toBe(1);
  await shop.asAdministrator('POST', '/api/persons/erase', { email: 'jan@example.com' });
  expect(await found()).toBe(0);
});

it('numbers an order saved by an instance of an older version', async () => {
  const shop = await enquiredShop();
  await shop.parts.store.db.deleteFrom('orderWork').execute();
  const answer = await shop.send();
  expect([answer.status, (await answer.json()).number]).toEqual([
    201,
    expect.stringMatching(/^\d{4}\/\d\d\/0002$/),
  ]);
});

it('needs an order, an e-mail or a phone number, and is deleted with its order', async () => {
  const shop = await enquiredShop();
  expect((await shop.asVisitor('POST', '/api/orders/none/enquiry', shop.enquiry)).status).toBe(404);
  expect((await shop.send({ ...shop.enquiry, email: '' })).status).toBe(201);
  expect(await enquiriesIn(shop)).toHaveLength(1);
  await shop.asAdministrator('DELETE', `/api/documents/reflinksdownload/${shop.id}`);
  expect(await shop.parts.store.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
});

it('is confirmed without text, links or pictures of the sender, because the address may be anybody’s', async () => {
  const shop = await enquiredShop();
  const { received, settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  const { body } = await shop.parts.store.db
    .selectFrom('documents')
    .select('body')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow();
  await shop.parts.store.db
    .updateTable('documents')
    .set({ body: body.replace('"Salon"', '"Win at evil.example"') })
    .where('id', '=', shop.id)
    .execute();
  sending(shop);
  const request = { ...shop.enquiry, name: 'http://evil.example', message: 'Win: https://evil.example/' };
  await shop.send(request);
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN);
  const [toVisitor, toShop] = received.toSorted(({ to: [one = ''] }, { to: [other = ''] }) =>
    one < other ? -1 : 1,
  );
  expect(JSON.stringify(toVisitor)).not.toMatch(/evil|Win/);
  expect(toVisitor?.files).toEqual([]);
  expect(toShop?.texts[0]).toMatch(/Win: https:.*Win at evil/s);
});

it('is confirmed to one mailbox five times a day from any address, and stored beyond that', async () => {
  const shop = await enquiredShop();
  const { settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  const confirmed: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const email = index % 2 ? `jan+${index}@example.com` : 'jan@example.com';
    const body = { ...shop.enquiry, idempotencyKey: randomUUID(), email };
    const answer = await shop.sendFrom(`198.51.100.${index}`)('POST', `/api/orders/${shop.id}/enquiry`, body);
    expect(answer.status).toBe(201);
    confirmed.push((await answer.json()).confirmedTo);
  }
  expect(confirmed.filter(Boolean)).toHaveLength(5);
  expect(confirmed.slice(5)).toEqual(['', '', '']);
  expect(await enquiriesIn(shop)).toHaveLength(8);
  const other = { ...shop.enquiry, idempotencyKey: randomUUID(), email: 'ola@example.com' };
  expect(await (await shop.send(other)).json()).toMatchObject({ confirmedTo: 'ola@example.com' });
});

it('of one address is accepted thirty times an hour', async () => {
  const shop = await enquiredShop();
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1)
    statuses.push((await shop.send({ ...shop.enquiry, idempotencyKey: randomUUID() })).status);
  expect(statuses).toEqual([...Array<number>(30).fill(201), 429]);
});

it('of one address waits behind its other requests, and too many at once receive a retry time', async () => {
  const shop = await enquiredShop();
  const answers = await Promise.all(
    Array.from({ length: 31 }, (_, index) =>
      index % 2
        ? shop.asVisitor('GET', `/api/orders/${shop.id}`)
        : shop.send({ ...shop.enquiry, idempotencyKey: randomUUID() }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(await refused[0]?.json()).toMatchObject({ code: 'too-many', retryAfter: 2 });
});

it('charges its PDF to its address, and has none once the hourly computing limit is reached', async () => {
  const shop = await enquiredShop();
  const { received, settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  sending(shop);
  const charge = vi.spyOn(shop.parts.computing, 'charge');
  const sendFrom = async (address: string) => {
    const enquiry = { ...shop.enquiry, idempotencyKey: randomUUID(), email: '' };
    const path = `/api/orders/${shop.id}/enquiry`;
    expect((await shop.sendFrom(address)('POST', path, enquiry)).status).toBe(201);
  };
  await sendFrom('198.51.100.1');
  await vi.waitFor(() => expect(received).toHaveLength(1), WITHIN);
  // Twice if it was slow.
  expect(charge).toHaveBeenCalled();
  for (const [address, milliseconds] of charge.mock.calls) {
    expect(address).toBe('198.51.100.1');
    expect(milliseconds).toBeGreaterThan(0);
  }

  await shop.parts.computing.charge('198.51.100.1', 120_000);
  await sendFrom('198.51.100.1');
  await vi.waitFor(() => expect(received).toHaveLength(2), WITHIN);
  await sendFrom('198.51.100.2');
  await vi.waitFor(() => expect(received).toHaveLength(3), WITHIN);
  expect(received.map(({ files }) => files.length)).toEqual([1, 0, 1]);
  expect(received[1]?.texts[0]).toContain(`/pobierz/${shop.id}`);
});

it('is refused with a retry if the mails to its mailbox cannot be counted', async () => {
  const shop = await enquiredShop();
  const { settings } = await mailServer();
  await shop.parts.store.add('serviceSettings', settings);
  const away = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  const app = createApp({ ...shop.parts, mayMail: () => Promise.reject(away) });
  const answer = await app.request(
    `/api/orders/${shop.id}/enquiry`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(shop.enquiry),
    },
    { incoming: { socket: { remoteAddress: '198.51.100.1' } } },
  );
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'database-unavailable' });
});
