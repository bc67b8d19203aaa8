import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { orderShop, postOrder } from '../testing/orderShop.ts';
import { sending } from '../testing/sending.ts';
import { isPublicAddress } from './publicAddress.ts';

const WITHIN = { timeout: 20_000, interval: 50 };

interface StoredSummary {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function otherSystem(reply: { status: number; location?: string }) {
  const reported: StoredSummary[] = [];
  const server = createServer(async (request, response) => {
    reported.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(reply.status, reply.location ? { location: reply.location } : {});
    response.end('As you say');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { notified: reported, reply, port: (server.address() as AddressInfo).port };
}

async function shopWith(url: string, more: object = {}) {
  const shop = await orderShop();
  await shop.parts.store.add('serviceSettings', { kind: 'webhook', url, allowsPrivate: true, ...more });
  const { secret } = await (await shop.asAdministrator('POST', '/api/webhook/secret')).json();
  const unsent = async () => (await (await shop.asAdministrator('GET', '/api/outbox')).json()).rows;
  const test = () => shop.asAdministrator('POST', '/api/webhook/test');
  return { ...shop, secret, unsent, test };
}

it('receives signed events of an order, repeated under the same id until it accepts them', async () => {
  const { notified: reported, reply, port } = await otherSystem({ status: 503 });
  const shop = await shopWith(`http://127.0.0.1:${port}/orders?from=lumitor`);
  sending(shop);
  const { id } = await (await postOrder(shop, shop.request)).json();
  await vi.waitFor(
    async () =>
      expect(await shop.unsent()).toMatchObject([
        { about: 'order.saved', lastError: 'The endpoint responded with 503. As you say' },
      ]),
    WITHIN,
  );
  reply.status = 204;
  const [{ id: waiting }] = await shop.unsent();
  await shop.asAdministrator('POST', `/api/outbox/${waiting}/try`);
  await vi.waitFor(async () => expect(await shop.unsent()).toEqual([]), WITHIN);

  expect(reported).toHaveLength(2);
  for (const { path, headers, body } of reported) {
    expect(path).toBe('/orders?from=lumitor');
    const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['lumitor-signature'])) ?? [];
    expect(Math.abs(Date.now() / 1_000 - Number(at))).toBeLessThan(60);
    expect(signature).toBe(createHmac('sha256', shop.secret).update(`${at}.${body}`).digest('hex'));
    expect(headers['idempotency-key']).toBe(reported[0]?.headers['idempotency-key']);
    expect(JSON.parse(body)).toMatchObject({
      id: headers['idempotency-key'],
      event: 'order.saved',
      order: {
        id,
        number: expect.stringMatching(/0001$/),
        status: 'new',
        currency: 'PLN',
        totals: { net: 25_780, vat: 5_929, gross: 31_709 },
        link: `http://localhost:4100/pobierz/${id}`,
      },
    });
  }
});

it('receives only the events that it subscribes to', async () => {
  const { notified: reported, port } = await otherSystem({ status: 200 });
  const shop = await shopWith(`http://127.0.0.1:${port}/`, { events: ['order.enquired', 'order.status'] });
  sending(shop);
  const { id } = await (await postOrder(shop, shop.request)).json();
  const key = '3f0a9c1e-6a55-4b0e-9d3a-0c4f3a1f7b21';
  const enquiry = { idempotencyKey: key, language: 'PL', name: 'Jan', phone: '600 100 200', consent: true };
  for (let times = 0; times < 2; times += 1) {
    await shop.asVisitor('POST', `/api/orders/${id}/enquiry`, enquiry);
    const won = { kind: 'status', key, ids: [id], status: 'won', isUnsentMeant: true };
    await shop.asAdministrator('POST', '/api/orders/work', won);
  }
  const events = () => reported.map(({ body }) => [JSON.parse(body).event, JSON.parse(body).order.status]);
  await vi.waitFor(async () => {
    expect(await shop.unsent()).toEqual([]);
    expect(events().sort()).toEqual([
      ['order.enquired', 'new'],
      ['order.status', 'won'],
    ]);
  }, WITHIN);
  expect(reported.map(({ body }) => body).join()).not.toContain('600 100 200');
});

it('redirects are not followed', async () => {
  const { notified: reported, reply, port } = await otherSystem({ status: 302 });
  reply.location = `http://127.0.0.1:${port}/elsewhere`;
  const shop = await shopWith(`http://127.0.0.1:${port}/`);
  const answer = await shop.test();
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    code: 'not-delivered',
    message: 'The endpoint responded with 302, a redirect. Set the address it redirects to.',
  });
  expect(reported.map(({ path }) => path)).toEqual(['/']);
});

it('in a private network is refused unless allowed, under any name', async () => {
  const { notified: reported, port } = await otherSystem({ status: 200 });
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'];
  for (const host of hosts) {
    const shop = await shopWith(`http://${host}:${port}/`, { allowsPrivate: false });
    const answer = await shop.test();
    expect(answer.status, host).toBe(409);
    expect((await answer.json()).message, host).toMatch(/is in a private network/);
  }
  expect(reported).toEqual([]);
  const allowed = await shopWith(`http://localhost:${port}/`);
  expect((await allowed.test()).status).toBe(204);
  expect(reported).toHaveLength(1);
});

it.each([
  '10.1.2.3',
  '100.64.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd12::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is not globally reachable', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2a00:1450:4001::1'])('%s is globally reachable', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
