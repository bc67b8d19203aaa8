import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { ageExchangeRate } from '../packages/server/testing/exchangeRate.ts';
import { answersDuring } from './answers.ts';
import { embedded } from './engines.ts';
import { type Instance, startInstance } from './instance.ts';
import { footprint, growth } from './process.ts';
import { BEHAVIOURS, publicService } from './publicService.ts';
import { callService as send } from './send.ts';
import { openShop, type Shop, saveOrder } from './shop.ts';

const PATH = '/api/exchangerates/rates/a/eur/';
async function look(
  what: string,
  expected: string,
  { url }: Instance,
  shop: Shop,
  duration: Ms,
): Promise<Measured[]> {
  const { rates, orders } = await answersDuring(duration, {
    rates: { clients: 5, send: () => send(url, PATH) },
    orders: { clients: 5, send: () => saveOrder(url, shop) },
  });
  return [
    ...rates.rows(`${what}, the rate`, [expected]),
    rates.wait(`${what}, the rate`, 6),
    ...orders.rows(`${what}, an order`, ['201']),
    orders.wait(`${what}, an order`, 6),
  ];
}

async function failIn(behaviour: string, duration: Ms): Promise<Measured[]> {
  const rate = await publicService();
  const engine = await embedded();
  let instance: Instance | null = null;
  const start = async (as: string) => {
    await instance?.stop();
    rate.set(as);
    instance = await startInstance({ ...engine.settings, EXCHANGE_RATE_URL: rate.url });
    return instance;
  };
  try {
    const first = await start(behaviour);
    const shop = await openShop(first.url);
    const rows = await look(`${behaviour}, never known`, '503 no-exchange-rate', first, shop, duration);
    const second = await start('well');
    rows.push(...(await look('well', '200', second, shop, 0)));
    await second.stop();
    await ageExchangeRate(engine.settings.DATA_DIR as string);
    const third = await start(behaviour);
    const known = `${behaviour}, known before`;
    // The first requests load code, and may start a thread: this growth is no leak.
    await look(known, '200', third, shop, 0);
    const before = footprint(third);
    rows.push(...(await look(known, '200', third, shop, duration)));
    return [...rows, ...third.ends(), ...growth(before, footprint(third), 60)];
  } finally {
    await (instance as Instance | null)?.kill();
    await engine.close();
    rate.close();
  }
}

export async function failExchangeRate(duration: Ms, behaviours: readonly string[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const behaviour of behaviours) rows.push(...(await failIn(behaviour, duration)));
  return rows;
}

export const run = (): Promise<Measured[]> =>
  failExchangeRate(
    6_000,
    Object.keys(BEHAVIOURS).filter((name) => name !== 'well'),
  );
