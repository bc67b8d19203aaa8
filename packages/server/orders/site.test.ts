import { CLOCK_HEADER, type SiteEntry } from '@lumitor/domain/order/site';
import type { Ms } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';

const AT = 1_795_338_000_000;
const ticked = (line: string, at = AT, value = true): SiteEntry => ({ key: `tick.${line}`, value, at });

async function siteShop() {
  const shop = await orderShop();
  const { id } = await (await postOrder(shop, shop.request)).json();
  const path = `/api/orders/${id}/site`;
  const send = async (entries: unknown) => shop.asVisitor('POST', path, { entries });
  const read = async () => (await (await shop.asVisitor('GET', path)).json()).entries as SiteEntry[];
  return { ...shop, id: id as string, path, send, read };
}

it('Ticks and measurements are stored with the order, which is unchanged', async () => {
  const { send, read, asVisitor, id } = await siteShop();
  const before = await (await asVisitor('GET', `/api/orders/${id}`)).text();
  expect(await read()).toEqual([]);
  const entries = [
    ticked('L1'),
    { key: 'volts.Z1', value: 47.9, at: AT },
    { key: 'note.Z1', value: ' Za szafą ', at: AT },
  ];
  const answer = await send(entries);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    entries: [entries[0], entries[1], { ...entries[2], value: 'Za szafą' }],
  });
  expect(await read()).toHaveLength(3);
  expect(await (await asVisitor('GET', `/api/orders/${id}`)).text()).toBe(before);
});

it('A phone that sends a change after a later one receives the current entry', async () => {
  const { send } = await siteShop();
  await send([ticked('L1', AT + 5, false)]);
  const answer = await (await send([ticked('L1', AT), ticked('L2', AT)])).json();
  expect(answer.entries).toEqual([ticked('L1', AT + 5, false), ticked('L2', AT)]);
});

it('An entry of a clock that is days ahead takes precedence for a day at most', async () => {
  const { send } = await siteShop();
  const { entries } = await (await send([ticked('L1', AT * 2)])).json();
  const day: Ms = 24 * 60 * 60 * 1000;
  expect(Math.abs(entries[0].at - (Date.now() + day))).toBeLessThan(60_000);
});

it.each([5, -5])(
  'An entry of a phone whose clock is %i days off has the time of the service',
  async (days) => {
    const { asVisitor, path } = await siteShop();
    const clock = Date.now() + days * 24 * 60 * 60 * 1000;
    const answer = await asVisitor(
      'POST',
      path,
      { entries: [ticked('L1', clock - 60_000)] },
      { [CLOCK_HEADER]: String(clock) },
    );
    const { entries } = await answer.json();
    expect(Math.abs(entries[0].at - (Date.now() - 60_000))).toBeLessThan(10_000);
  },
);

it('The site of an unknown order is neither read nor written', async () => {
  const { asVisitor } = await siteShop();
  expect((await asVisitor('GET', '/api/orders/unknown/site')).status).toBe(404);
  const answer = await asVisitor('POST', '/api/orders/unknown/site', { entries: [ticked('L1')] });
  expect(answer.status).toBe(404);
});

it('A key that is none of the order is refused by name, and a record has limits', async () => {
  const { send, read } = await siteShop();
  const refused = await send([ticked('L1'), { key: 'tick.<b>', value: true, at: AT }]);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ field: 'entries.1' });
  expect(await read()).toEqual([]);
});

const many = (letter: string, count = 2_000) =>
  Array.from({ length: count }, (_, index) => ticked(`${letter}${index + 1}`));

it('Invented keys cannot fill a record: beyond half of it only lines of the order are stored (D71a)', async () => {
  const { send, read } = await siteShop();
  const rail = ticked('P1.1');
  for (const letter of ['A', 'B', 'C', 'D']) expect((await send(many(letter))).status).toBe(200);
  expect((await send([rail])).status).toBe(200);
  expect(await read()).toContainEqual(rail);
  await send(many('E', 3_000));
  expect(await read()).toEqual([rail]);
});

it('Notes cannot use the room of ticks and measurements', async () => {
  const shop = await siteShop();
  const { db } = shop.parts.store;
  const notes = Array.from({ length: 600 }, (_, index) => ({
    key: `note.Z${index + 1}`,
    value: 'ż'.repeat(100),
    at: AT,
  }));
  const body = JSON.stringify(notes);
  await db.insertInto('siteRecords').values({ orderId: shop.id, body }).execute();
  const [first] = notes;
  const longer = { ...first, value: 'ż'.repeat(200), at: AT + 1 };
  const rail = ticked('P1.1');
  expect((await shop.send([rail])).status).toBe(200);
  expect(await shop.read()).toContainEqual(rail);
  expect((await shop.send([longer])).status).toBe(200);
});

it('The shop clears a site record, and phones that have it do not restore it (D71a)', async () => {
  const { send, read, asVisitor, asRole, id } = await siteShop();
  const entries = [ticked('P1.1'), { key: 'name.by', value: 'Win at evil.example', at: AT }];
  await send([...entries, ticked('Q7')]);
  const path = `/api/orders/${id}/site`;
  expect((await asVisitor('DELETE', path)).status).toBe(401);
  expect((await asRole('viewer')('DELETE', path)).status).toBe(403);
  expect((await asRole('sales')('DELETE', path)).status).toBe(204);
  const empty = [
    ['tick.P1.1', false],
    ['name.by', ''],
  ];
  const values = async () => (await read()).map(({ key, value }) => [key, value]);
  expect(await values()).toEqual(empty);
  await send(entries);
  expect(await values()).toEqual(empty);
});

it('A page with the current record is not sent it again', async () => {
  const { asVisitor, path, send } = await siteShop();
  const tagged = async (tag = '') => asVisitor('GET', path, undefined, { 'if-none-match': tag });
  const tag = (await tagged()).headers.get('etag') ?? '';
  expect((await tagged(tag)).status).toBe(304);
  await send([ticked('L1')]);
  expect((await tagged(tag)).status).toBe(200);
});

it('Reads and writes are limited per address', async () => {
  const { sendFrom, path } = await siteShop();
  const callService = sendFrom('10.8.8.8');
  const statuses = new Map<number, number>();
  for (let count = 0; count < 3_602; count += 1) {
    const { status } = await (count % 2
      ? callService('GET', path)
      : callService('POST', path, { entries: [] }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 3_600],
    [429, 2],
  ]);
});

it('The site record is deleted with the order', async () => {
  const { asAdministrator, parts, send, id } = await siteShop();
  await send([ticked('L1')]);
  await asAdministrator('DELETE', `/api/documents/reflinksdownload/${id}`);
  expect(await parts.store.db.selectFrom('siteRecords').selectAll().execute()).toEqual([]);
});

it('Only pages that follow the site receive its events', async () => {
  const { asVisitor, id, send } = await siteShop();
  const open = async (query: string) => {
    const { body } = await asVisitor('GET', `/api/events${query}`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    return async () => new TextDecoder().decode((await reader.read()).value);
  };
  const follower = await open(`?site=${id}`);
  const other = await open('?site=other');
  const anybody = await open('');
  expect(await follower()).toContain('event: site');
  expect(await other()).toContain('event: site');
  expect(await anybody()).not.toContain('event: site');
  await send([ticked('L1')]);
  expect(await follower()).toBe('event: site\ndata: {}\n\n');
  const none = Promise.race([other(), anybody()]).then(() => 'event');
  // Events of the first change would have arrived before a second one.
  await send([ticked('L1')]);
  await send([ticked('L2')]);
  expect(await follower()).toBe('event: site\ndata: {}\n\n');
  expect(await Promise.race([none, Promise.resolve('nothing')])).toBe('nothing');
});
