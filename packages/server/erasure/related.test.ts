import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailServer } from '../testing/mailServer.ts';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const JAN = 'jan@example.com';

const onSite = (name: string) => [
  { key: 'note.Z1', value: `U ${name} na górze`, at: 5 },
  { key: 'volts.Z1', value: 47.9, at: 5 },
];

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
      validUntil: '2099-12-31',
      buyer: name,
      remark: `Dla ${name}`,
    });
    await asAdministrator('POST', `/api/orders/${id}/files?name=${name}.pdf`, name);
    await shop.asVisitor('POST', `/api/orders/${id}/site`, { entries: onSite(name) });
    return id as string;
  };
  const his = await work(JAN, 'Kowalscy');
  const hers = await work('ola@example.com', 'Nowakowie');
  const send = async (act: 'count' | 'erase', related?: string[]) =>
    (
      await asAdministrator('POST', `/api/persons/${act}`, {
        email: JAN,
        ...(related && { beside: related }),
      })
    ).json();
  const reported = async (id: string) => {
    const { db } = shop.parts.store;
    return JSON.stringify([
      await (await asAdministrator('GET', `/api/orders/${id}/work`)).json(),
      await (await shop.asVisitor('GET', `/api/orders/${id}`)).json(),
      await (await shop.asVisitor('GET', `/api/orders/${id}/site`)).json(),
      await db.selectFrom('orderWork').selectAll().where('id', '=', id).execute(),
      await db.selectFrom('documentFields').selectAll().where('id', '=', id).execute(),
    ]).toLowerCase();
  };
  return { ...shop, his, hers, send, notified: reported };
}

it('Related data of orders is listed with counts, and stays unless it is selected', async () => {
  const { send, notified: reported, his } = await workedShop();
  const related = { names: 1, notes: 1, offers: 1, files: 1, sites: 1 };
  expect(await send('count')).toMatchObject({ orders: 1, beside: related });
  expect(await send('erase')).toMatchObject({ orders: 1, beside: related });
  expect(await reported(his)).toContain('kowalscy');
  expect(await reported(his)).not.toContain(JAN);
});

it.each([
  ['names', '"name":"kowalscy"'],
  ['notes', 'kowalscy: zadzwonić'],
  ['offers', '"buyer":"kowalscy"'],
  ['files', 'kowalscy.pdf'],
  ['sites', 'u kowalscy na górze'],
])('Selecting %s erases that related data, and nothing else', async (chosen, where) => {
  const { send, notified: reported, his, hers } = await workedShop();
  const theirs = await reported(hers);
  const places = [
    '"name":"kowalscy"',
    'kowalscy: zadzwonić',
    '"buyer":"kowalscy"',
    'kowalscy.pdf',
    'u kowalscy na górze',
  ];
  for (const place of places) expect(await reported(his)).toContain(place);
  await send('erase', [chosen]);
  for (const place of places) expect((await reported(his)).includes(place), place).toBe(place !== where);
  expect(await reported(hers)).toBe(theirs);
});

it('A name is removed from the queue: events are sent without it, mails that contain it are dropped, offers are sent', async () => {
  const shop = await orderShop();
  const { asAdministrator, parts } = shop;
  const { db } = parts.store;
  await parts.store.add('serviceSettings', (await mailServer()).settings);
  const webhook = { kind: 'webhook', url: 'http://127.0.0.1:1', allowsPrivate: true };
  await parts.store.add('serviceSettings', { ...webhook, events: ['order.saved', 'order.enquired'] });
  const save = async (email: string, name: string) => {
    const order = { ...shop.request, idempotencyKey: randomUUID(), email, name };
    return (await (await postOrder(shop, order)).json()).id as string;
  };
  const [his, hers] = [await save(JAN, 'Kowalscy'), await save('ola@example.com', 'Nowakowie')];
  const enquiry = { language: 'PL', name: 'Ewa', email: 'ewa@example.com', message: '', consent: true };
  const request = { ...enquiry, idempotencyKey: randomUUID() };
  expect((await shop.asVisitor('POST', `/api/orders/${his}/enquiry`, request)).status).toBe(201);
  const offer = { key: randomUUID(), language: 'PL', discount: 0, validUntil: '2099-12-31' };
  await asAdministrator('POST', `/api/orders/${his}/offers`, offer);
  const mail = { key: randomUUID(), to: 'firma@example.com' };
  await asAdministrator('POST', `/api/orders/${his}/offers/1/send`, mail);
  const waiting = (id: string) =>
    db.selectFrom('outbox').select(['kind', 'payload']).where('orderId', '=', id).orderBy('id').execute();
  const theirs = await waiting(hers);
  const before = await waiting(his);
  expect(before.filter(({ payload }) => payload?.includes('Kowalscy'))).toHaveLength(4);

  await asAdministrator('POST', '/api/persons/erase', { email: JAN, beside: ['names'] });
  const after = await waiting(his);
  expect(JSON.stringify(after)).not.toContain('Kowalscy');
  expect(
    after.filter(({ kind }) => kind === 'webhook').map(({ payload }) => JSON.parse(payload ?? '')),
  ).toEqual(
    before.flatMap(({ kind, payload }) => {
      if (kind !== 'webhook') return [];
      const event = JSON.parse(payload ?? '');
      return [{ ...event, order: { ...event.order, name: '' } }];
    }),
  );
  const mails = after
    .filter(({ kind }) => kind === 'mail')
    .map(({ payload }) => JSON.parse(payload ?? '').to);
  expect(mails.sort()).toEqual(['ewa@example.com', 'firma@example.com']);
  expect(await waiting(hers)).toEqual(theirs);
});

it('Erased site notes are not restored by a phone that still has them, and measurements stay', async () => {
  const { send, his, asVisitor } = await workedShop();
  await send('erase', ['sites']);
  await asVisitor('POST', `/api/orders/${his}/site`, { entries: onSite('Kowalscy') });
  const { entries } = await (await asVisitor('GET', `/api/orders/${his}/site`)).json();
  expect(entries).toMatchObject([
    { key: 'note.Z1', value: '' },
    { key: 'volts.Z1', value: 47.9 },
  ]);
});

it('Selecting all related data leaves amounts but no name, and deletes the file from storage', async () => {
  const { send, notified: reported, his, parts, asAdministrator } = await workedShop();
  const worth = async () => {
    const work = await (await asAdministrator('GET', `/api/orders/${his}/work`)).json();
    return [work.net, work.offers[0].net, work.offers[0].position];
  };
  const before = await worth();
  await send('erase', ['names', 'notes', 'offers', 'files', 'sites']);
  expect(await reported(his)).not.toContain('kowalscy');
  expect(await worth()).toEqual(before);
  await parts.bin.sweep(Date.now() + 25 * 60 * 60 * 1000);
  const left: string[] = [];
  for await (const { path } of parts.files.list()) left.push(path);
  expect(left).toHaveLength(1);
  const found = await (await asAdministrator('GET', '/api/orders?q=kowalscy')).json();
  expect(found.total).toBe(0);
});

it('An unknown selection is refused with the valid ones', async () => {
  const { asAdministrator } = await workedShop();
  const answer = await asAdministrator('POST', '/api/persons/erase', {
    email: JAN,
    beside: ['everything'],
  });
  expect(answer.status).toBe(400);
});
