import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { Answers, answersDuring } from './answers.ts';
import { embedded } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { LOG_PLACES, type LogPlace, type LogPlaceName } from './logPlaces.ts';
import { footprint, growth } from './process.ts';
import { callService as send } from './send.ts';
import { openShop, saveOrder } from './shop.ts';

const METRICS_TOKEN = 'the-token-of-this-scenario';
const CLIENTS = 10;
/** Enough to fill a pipe. */
const REQUESTS = 500;

async function droppedLines(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^lumitor_log_lines_dropped_total (\d+)$/m.exec(await response.text())?.[1]);
}

async function fillLog(url: string, answers: Answers): Promise<void> {
  const client = async () => {
    for (let count = 0; count < REQUESTS / CLIENTS; count += 1)
      await answers.count(send(url, '/api/nothing'));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function untilLogged(url: string, place: LogPlace): Promise<Ms> {
  const response = await fetch(`${url}/api/nothing`);
  const id = response.headers.get('x-request-id') ?? 'none';
  return until('a request is logged again', () => place.read().includes(id));
}

async function stopped(instance: Instance): Promise<Measured[]> {
  const began = performance.now();
  const code = await instance.stop();
  const seconds = (performance.now() - began) / 1_000;
  return [
    { what: 'ends with another code than 0', value: code === 0 ? 0 : 1, unit: '', target: { most: 0 } },
    { what: 'until the end', value: seconds, unit: 's', target: { most: 4 } },
  ];
}

async function breakLog(name: LogPlaceName, duration: Ms): Promise<Measured[]> {
  const engine = await embedded();
  const place = LOG_PLACES[name]();
  let instance: Instance | null = null;
  try {
    instance = await startInstance({ ...engine.settings, METRICS_TOKEN }, place.descriptor);
    const { url } = instance;
    const shop = await openShop(url);
    await untilLogged(url, place);
    const before = footprint(instance);
    place.fail();
    const unlogged = new Answers();
    while ((await droppedLines(url)) === 0) await fillLog(url, unlogged);
    const { orders, snapshots, health } = await answersDuring(duration, {
      orders: { clients: 4, send: () => saveOrder(url, shop) },
      snapshots: { clients: 1, send: () => send(url, '/api/snapshots/standard') },
      health: { clients: 1, send: () => send(url, '/healthz') },
    });
    const dropped = await droppedLines(url);
    place.mend();
    const back = await untilLogged(url, place);
    const after = footprint(instance);
    place.fail();
    await fillLog(url, unlogged);
    const rows: Measured[] = [
      ...unlogged.rows('requests', ['404 not-found']),
      unlogged.wait('requests', 5),
      ...orders.rows('an order', ['201']),
      ...snapshots.rows('a snapshot', ['200']),
      ...health.rows('health', ['200']),
      { what: 'lines dropped and counted', value: dropped, unit: '', target: { least: 1 } },
      { what: 'logged again after', value: back / 1_000, unit: 's', target: { most: 5 } },
      ...growth(before, after, 80),
      ...instance.ends(),
      ...(await stopped(instance)),
    ];
    return rows.map((row) => ({ ...row, what: `${name}, ${row.what}` }));
  } finally {
    await instance?.kill();
    place.remove();
    await engine.close();
  }
}

export async function breakLogs(names: readonly LogPlaceName[], duration: Ms): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const name of names) measured.push(...(await breakLog(name, duration)));
  return measured;
}

export const run = (): Promise<Measured[]> => breakLogs(Object.keys(LOG_PLACES) as LogPlaceName[], 15_000);
