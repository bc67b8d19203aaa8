import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import type { Px, Seconds } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { orderRequest, STEP } from '../packages/server/testing/oneRail.ts';
import { openMailServer, type ReceivedMail } from '../packages/server/testing/openMailServer.ts';
import { pngOf } from '../packages/server/testing/png.ts';
import { SAMPLES } from '../packages/server/testing/samples.ts';
import { UNDERLAY } from '../packages/server/testing/underlay.ts';
import { embedded } from './engines.ts';
import { EACH_ITS_OWN, flood } from './flood.ts';
import { startInstance } from './instance.ts';
import { type Answer, nameOf, callService as send } from './send.ts';
import { openShop, type Shop } from './shop.ts';

const MONSTROUS = {
  rails: 100,
  luminaires: 5_000,
  side: 20_000,
};
const SIDE: Px = 2_500;

interface Running {
  url: string;
  shop: Shop;
}

async function posted(url: string, path: string, body: object, cookie?: string): Promise<Answer['body']> {
  const answer = await send(url, path, { method: 'POST', body, ...(cookie && { cookie }) });
  if (answer.status >= 400) throw new Error(`${path} was refused (${nameOf(answer)}).`);
  return answer.body;
}

async function saved({ url, shop }: Running, plan: object): Promise<string> {
  const order = {
    ...orderRequest(shop.railId, 1),
    confirmed: { missingArticles: true, powerExceeded: true },
    ...plan,
  };
  const { net } = (await send(url, '/api/orders', { method: 'POST', body: order })).body;
  return (await posted(url, '/api/orders', { ...order, seen: { net, currency: 'PLN' } })).id;
}

async function monstrousPlan({ url, shop: { cookie, railId } }: Running): Promise<object> {
  const { id } = await posted(url, '/api/documents/bindings', SAMPLES.bindings, cookie);
  const { rails, luminaires, side } = MONSTROUS;
  return {
    steps: Array.from({ length: rails }, (_, index) => ({
      ...STEP,
      id: `s${index}`,
      frameLength: 2_000,
      ...(index > 0 && { origin: { x: (index % 25) * 2_100, y: Math.floor(index / 25) * 150 } }),
    })),
    choices: { ...orderRequest(railId, 1).choices, bindings: [{ id, quantity: luminaires }] },
    room: newRoom(rectangle(side, side, { x: 0, y: 0 })),
  };
}

const enquire = ({ url }: Running, orderId: string, email: string) =>
  posted(url, `/api/orders/${orderId}/enquiry`, {
    idempotencyKey: randomUUID(),
    language: 'PL',
    name: 'Jan',
    email,
    message: '',
    consent: true,
  });

async function arrival(received: readonly ReceivedMail[], to: string): Promise<Seconds> {
  const began = performance.now();
  const waited = () => (performance.now() - began) / 1_000;
  while (!received.some((mail) => mail.to.includes(to)) && waited() < 60) await delay(20);
  return waited();
}

async function timed(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1_000;
}

async function muteServer() {
  let calls = 0;
  const server = createServer(() => {
    calls += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls: () => calls, close };
}

export async function crowdQueues(floorPlans: number): Promise<Measured[]> {
  const engine = await embedded();
  const mails = await openMailServer();
  const mute = await muteServer();
  const instance = await startInstance(engine.settings);
  try {
    const { url } = instance;
    const running = { url, shop: await openShop(url) };
    const { cookie } = running.shop;
    const set = async (kind: string, body: object) => {
      const path = `/api/documents/serviceSettings/${kind}`;
      const answer = await send(url, path, { method: 'PATCH', body, cookie });
      if (answer.status !== 200) throw new Error(`The settings were refused (${nameOf(answer)}).`);
    };
    await set('mail', mails.settings);
    const monstrous = await saved(running, await monstrousPlan(running));
    const ordinary = await saved(running, {});
    const offer = { key: randomUUID(), language: 'PL', validUntil: '2099-01-01' };
    await posted(url, `/api/orders/${ordinary}/offers`, offer, cookie);

    for (const email of ['a@example.com', 'b@example.com']) await enquire(running, monstrous, email);
    await enquire(running, ordinary, 'genuine@example.com');
    const pdf = send(url, `/api/orders/${ordinary}/offers/1/pdf`, { cookie });
    const [confirmed, made] = await Promise.all([arrival(mails.received, 'genuine@example.com'), timed(pdf)]);
    const monstrousAfter = Math.max(
      ...(await Promise.all(['a@example.com', 'b@example.com'].map((to) => arrival(mails.received, to)))),
    );

    await posted(url, '/api/webhook/secret', {}, cookie);
    await set('webhook', { kind: 'webhook', url: mute.url, allowsPrivate: true, events: ['order.enquired'] });
    await enquire(running, ordinary, 'later@example.com');
    while (mute.calls() === 0) await delay(20);
    await enquire(running, ordinary, 'last@example.com');
    const muteWith = await arrival(mails.received, 'last@example.com');

    const underlay = {
      ...UNDERLAY,
      width: SIDE,
      height: SIDE,
      picture: pngOf(SIDE, SIDE).toString('base64'),
    };
    const { net } = (
      await send(url, '/api/orders', { method: 'POST', body: orderRequest(running.shop.railId, 1) })
    ).body;
    const withPlan = { ...orderRequest(running.shop.railId, net), underlay };
    const body = { ...withPlan, idempotencyKey: EACH_ITS_OWN };
    const flooding = flood(url, { path: '/api/orders', body, count: floorPlans, address: '192.0.2.7' });
    await delay(300);
    const other = await timed(posted(url, '/api/orders', withPlan));
    const statuses = await flooding;
    return [
      { what: 'a genuine confirmation', value: confirmed, unit: 's', target: { most: 59 } },
      { what: 'the PDF of an offer', value: made, unit: 's' },
      { what: 'the PDF of an offer: status', value: (await pdf).status, unit: '', target: { most: 200 } },
      {
        what: 'confirmations of the monstrous order, after that',
        value: monstrousAfter,
        unit: 's',
        target: { most: 59 },
      },
      { what: 'a confirmation beside a mute webhook', value: muteWith, unit: 's', target: { most: 59 } },
      { what: 'a floor plan beside a flood', value: other, unit: 's' },
      {
        what: 'floor plans of the flood: answered otherwise',
        value: statuses.filter((status) => status !== 201 && status !== 429).length,
        unit: '',
        target: { most: 0 },
      },
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await mails.close();
    mute.close();
    await engine.close();
  }
}

/** Limits for an otherwise idle machine. */
const LIMITS: Record<string, Seconds> = {
  'a genuine confirmation': 15,
  'the PDF of an offer': 5,
  'a confirmation beside a mute webhook': 5,
  'a floor plan beside a flood': 2,
};

export async function run(): Promise<Measured[]> {
  const measured = await crowdQueues(25);
  return measured.map((each) => {
    const most = LIMITS[each.what];
    return most === undefined ? each : { ...each, target: { most } };
  });
}
