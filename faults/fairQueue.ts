import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { planOfIslands } from '../packages/server/testing/greatestPlan.ts';
import { orderRequest } from '../packages/server/testing/oneRail.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { EACH_ITS_OWN } from './flood.ts';
import { startInstance } from './instance.ts';
import { floodFrom } from './networkFlood.ts';
import { newAddress, callService as send } from './send.ts';
import { openShop, type Shop } from './shop.ts';

const RAILS = 80;
const PAUSE: Ms = 300;
const RAMP_TIME: Ms = 2_000;

/** Long enough to be priced in a thread. */
function longOrder({ railId }: Shop, net: number) {
  const { steps, wiring } = planOfIslands(RAILS, '');
  const confirmed = { powerExceeded: true, missingArticles: true, findings: ['noSupply'] };
  return { ...orderRequest(railId, net), steps, wiring, confirmed };
}

const IPV4 = (networks: number) =>
  Array.from({ length: networks }, (_, index) => `198.18.${index >> 8}.${index & 255}`);
const IPV6 = (networks: number) =>
  Array.from({ length: networks }, (_, index) => `2001:db8:bad:${((index * 251) % 65_536).toString(16)}::1`);

async function saveUnder(
  what: string,
  { url, shop, net }: { url: string; shop: Shop; net: number },
  { addresses, atOnce, genuine }: { addresses: readonly string[]; atOnce: number; genuine: number },
): Promise<Measured[]> {
  const body = { ...longOrder(shop, 1), idempotencyKey: EACH_ITS_OWN };
  const endFlood = floodFrom(url, { path: '/api/orders', body, addresses, atOnce, pause: 250 });
  await delay(RAMP_TIME);
  const saves = new Answers();
  for (let index = 0; index < genuine; index += 1) {
    const order = { ...longOrder(shop, net), idempotencyKey: randomUUID() };
    await saves.count(send(url, '/api/orders', { method: 'POST', body: order, address: newAddress() }));
    await delay(PAUSE);
  }
  const statuses = await endFlood();
  const count = (status: string) => statuses[status] ?? 0;
  const all = Object.values(statuses).reduce((sum, times) => sum + times, 0);
  const priced = count('409');
  return [
    { what: `${what}: requests of the flood`, value: all, unit: '' },
    { what: `${what}: of these priced`, value: priced, unit: '', target: { least: 1 } },
    { what: `${what}: refused for now`, value: count('503') + count('429'), unit: '' },
    {
      what: `${what}: answered otherwise`,
      value: all - priced - count('503') - count('429'),
      unit: '',
      target: { most: 0 },
    },
    ...saves.rows(`${what}: a genuine order of ${RAILS} rails`, ['201']),
    saves.wait(`${what}: a genuine order of ${RAILS} rails`, 2),
  ];
}

interface Extent {
  networks: number;
  atOnce: number;
  genuine: number;
}

export async function fairQueue({ networks, ...extent }: Extent): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance(engine.settings);
  try {
    const { url } = instance;
    const shop = await openShop(url);
    const priced = await send(url, '/api/orders', { method: 'POST', body: longOrder(shop, 1) });
    const parts = { url, shop, net: priced.body.totals.net };
    const ipv4 = { ...extent, addresses: IPV4(networks) };
    const ipv6 = { ...extent, addresses: IPV6(networks) };
    return [
      ...(await saveUnder(`${networks} networks flood`, parts, ipv4)),
      ...(await saveUnder(`${networks} /64 of one /48 flood`, parts, ipv6)),
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => fairQueue({ networks: 256, atOnce: 3, genuine: 30 });
