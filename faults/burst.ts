import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { planOfIslands } from '../packages/server/testing/greatestPlan.ts';
import { orderRequest } from '../packages/server/testing/oneRail.ts';
import { SAMPLES } from '../packages/server/testing/samples.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { flood } from './flood.ts';
import { watchHealth } from './healthWatch.ts';
import { startInstance } from './instance.ts';
import { callService } from './send.ts';
import { openShop, type Shop, saveOrder } from './shop.ts';

const PAUSE: Ms = 50;

async function others<Result>(url: string, shop: Shop, work: Promise<Result>) {
  const endWatch = watchHealth(url);
  const saves = new Answers();
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await saves.count(saveOrder(url, shop));
    await delay(PAUSE);
  }
  return { result: await ended, saves, longest: Math.max(...(await endWatch())) };
}

/** Slowest orders, from one address; a wrong total prevents storing. */
async function send(
  what: string,
  { url, shop, bindingId }: { url: string; shop: Shop; bindingId: string },
  count: number,
  islands: number,
): Promise<Measured[]> {
  const order = orderRequest(shop.railId, 1);
  const { bindings, ...plan } = planOfIslands(islands, bindingId);
  const body = { ...order, choices: { ...order.choices, bindings }, ...plan };
  const address = `192.0.2.${islands % 250}`;
  const began = performance.now();
  const { result, saves, longest } = await others(
    url,
    shop,
    flood(url, { path: '/api/orders', body, count, address }),
  );
  const answered = (...statuses: number[]) => result.filter((status) => statuses.includes(status)).length;
  return [
    { what: `${what}: all of it`, value: (performance.now() - began) / 1_000, unit: 's' },
    { what: `${what}: priced`, value: answered(409), unit: '', target: { least: 1 } },
    { what: `${what}: refused for now`, value: answered(429), unit: '' },
    { what: `${what}: answered otherwise`, value: count - answered(409, 429), unit: '', target: { most: 0 } },
    { what: `${what}: longest wait of /healthz`, value: longest, unit: 'ms' },
    ...saves.rows(`${what}: another's order`, ['201']),
    saves.wait(`${what}: another's order`, 2),
  ];
}

export async function burst(count: number): Promise<Measured[]> {
  const engine = await embedded();
  const instance = await startInstance(engine.settings);
  try {
    const { url } = instance;
    const shop = await openShop(url);
    const { cookie } = shop;
    const added = await callService(url, '/api/documents/bindings', {
      method: 'POST',
      body: SAMPLES.bindings,
      cookie,
    });
    const parts = { url, shop, bindingId: added.body.id };
    return [
      ...(await send('greatest plans', parts, count, 1_000)),
      ...(await send('plans priced at once', parts, count, 8)),
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await engine.close();
  }
}

export async function run(): Promise<Measured[]> {
  const measured = await burst(300);
  return measured.map((each) =>
    each.what.endsWith('wait of /healthz') ? { ...each, target: { most: 250 } } : each,
  );
}
