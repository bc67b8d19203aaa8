import { rmSync } from 'node:fs';
import type { Ms, Seconds } from '@lumitor/domain/units';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { CACHE } from '../scripts/setup/root.mjs';
import { ADMINISTRATOR } from './largeShop.ts';
import { type Measured, percentile } from './measured.ts';
import { orderMaker } from './order.ts';
import { type Service, withService } from './service.ts';
import { CLIENT_HEADER, Visitor } from './visitors.ts';

const MINUTES = Number(process.env.LOAD_MINUTES ?? 5);
const VISITORS = 200;
const VISIT_INTERVAL: Seconds = 10;
const ORDER_INTERVAL: Seconds = 60;
const PRICE_INTERVAL: Seconds = 60;

const wait = (seconds: Seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

interface Seen {
  times: Ms[];
  orderTimes: Ms[];
  delays: Ms[];
  errors: string[];
  orders: number;
}

async function visit(
  visitor: Visitor,
  number: number,
  until: number,
  seen: Seen,
  makeOrder: () => object,
  price: { changedAt: number },
) {
  const isOver = () => performance.now() > until;
  const tags = new Map<string, string>();
  const send = async (
    path: string,
    requested: Parameters<Visitor['send']>[1],
    expected: readonly number[],
  ) => {
    try {
      const answer = await visitor.send(path, requested);
      if (!expected.includes(answer.status))
        seen.errors.push(`${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
      seen.times.push(answer.took);
      return answer;
    } catch (error) {
      seen.errors.push(`${path}: ${error}`);
      return null;
    }
  };
  const load = async (name: string) => {
    const tag = tags.get(name);
    const answer = await send(
      `/api/snapshots/${name}`,
      tag ? { headers: { 'if-none-match': tag } } : {},
      [200, 304],
    );
    if (answer?.headers.etag) tags.set(name, answer.headers.etag);
  };
  const visits = async () => {
    await wait((number % VISIT_INTERVAL) + (number % 7) / 7);
    while (!isOver()) {
      // Every third visit has an empty cache.
      if (Math.random() < 1 / 3) tags.clear();
      await Promise.all(['texts', 'standard'].map(load));
      await wait(VISIT_INTERVAL);
    }
  };
  const orders = async () => {
    await wait((number / VISITORS) * ORDER_INTERVAL);
    while (!isOver()) {
      const answer = await send('/api/orders', { method: 'POST', body: makeOrder() }, [201]);
      if (answer?.status === 201) {
        seen.orders += 1;
        seen.orderTimes.push(answer.took);
        const { id } = JSON.parse(answer.body.toString());
        await send(`/api/orders/${id}`, {}, [200]);
      }
      await wait(ORDER_INTERVAL);
    }
  };
  let hasLeft = false;
  await visitor.listen(
    () => {
      seen.delays.push(performance.now() - price.changedAt);
      void load('standard');
    },
    () => hasLeft || seen.errors.push('/api/events ended'),
  );
  await Promise.all([visits(), orders()]);
  hasLeft = true;
  visitor.leave();
}

async function changePrices({ url }: Service, until: number, price: { changedAt: number }): Promise<number> {
  const administrator = new Visitor(url, 60_000);
  const session = await administrator.send('/api/auth/sign-in/email', {
    method: 'POST',
    body: ADMINISTRATOR,
  });
  const cookie = session.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const { body } = await administrator.send('/api/documents/bindings?limit=1', {
    headers: { cookie, 'accept-encoding': 'identity' },
  });
  const [{ id }] = JSON.parse(body.toString()).documents;
  let changes = 0;
  for (;;) {
    await wait(Math.min(PRICE_INTERVAL, MINUTES * 20));
    if (performance.now() > until - 5_000) break;
    changes += 1;
    price.changedAt = performance.now();
    const fields = { price: { onOff: 100 + changes, dali: 200 + changes, zigbee: 0 } };
    const answer = await administrator.send(`/api/documents/bindings/${id}`, {
      method: 'PATCH',
      body: fields,
      headers: { cookie },
    });
    if (answer.status !== 200)
      throw new Error(`A price could not be changed (${answer.status} ${answer.body}).`);
  }
  administrator.leave();
  return changes;
}

async function buildsOf({ url }: Service): Promise<number> {
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  const count = /^lumitor_snapshot_rebuilds_total\{snapshot="standard"\} (\d+)/m.exec(metrics)?.[1];
  if (count === undefined) throw new Error('The metrics of an instance lack the number of snapshot builds.');
  return Number(count);
}

const METRICS_TOKEN = 'a-token-for-the-benchmark-0123456789';

async function underLoad(instances: readonly Service[]): Promise<Measured[]> {
  const makeOrder = await orderMaker((instances[0] as Service).url);
  const built = await Promise.all(instances.map(buildsOf));
  const seen: Seen = { times: [], orderTimes: [], delays: [], errors: [], orders: 0 };
  const price = { changedAt: 0 };
  const began = performance.now();
  const until = began + MINUTES * 60_000;
  const visitors = Array.from({ length: VISITORS }, (_, number) => {
    const { url } = instances[number % instances.length] as Service;
    return visit(new Visitor(url, number), number, until, seen, makeOrder, price);
  });
  const [changes] = await Promise.all([changePrices(instances[0] as Service, until, price), ...visitors]);
  const seconds = (performance.now() - began) / 1000;
  const rebuilt = (await Promise.all(instances.map(buildsOf))).map((now, index) => now - (built[index] ?? 0));
  for (const error of seen.errors.slice(0, 5)) console.log(`  ${error}`);
  return [
    { what: `visitors on ${instances.length} instances, minutes`, value: seconds / 60, unit: '' },
    { what: 'requests', value: seen.times.length, unit: '' },
    { what: 'requests a second', value: seen.times.length / seconds, unit: '' },
    { what: 'errors', value: seen.errors.length, unit: '', target: { most: 0 } },
    { what: 'a request, median', value: percentile(seen.times, 0.5), unit: 'ms' },
    { what: 'a request, p99', value: percentile(seen.times, 0.99), unit: 'ms' },
    { what: 'orders saved', value: seen.orders, unit: '' },
    { what: 'an order, p99', value: percentile(seen.orderTimes, 0.99), unit: 'ms' },
    { what: 'price changes', value: changes as number, unit: '' },
    {
      what: 'pages that heard of each',
      value: seen.delays.length / (changes as number),
      unit: '',
      target: { least: VISITORS },
    },
    {
      what: 'a page hears of a price after, p99',
      value: percentile(seen.delays, 0.99),
      unit: 'ms',
      target: { most: 2_000 },
    },
    {
      what: 'builds of the snapshot an instance for each price',
      value: Math.max(...rebuilt) / (changes as number),
      unit: '',
      target: { most: 1 },
    },
  ];
}

async function visitorsOnTwoInstances(): Promise<Measured[]> {
  const server = await startPostgres();
  const DATA_DIR = `${CACHE}bench-data/load`;
  rmSync(DATA_DIR, { recursive: true, force: true });
  const settings = {
    DATA_DIR,
    DATABASE_URL: server.url(await server.createDatabase()),
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    CLIENT_IP_HEADER: CLIENT_HEADER,
    METRICS_TOKEN,
  };
  try {
    return await withService(
      (one) => withService((other) => underLoad([one, other]), undefined, settings),
      undefined,
      settings,
    );
  } finally {
    await server.close();
  }
}

export const measure = visitorsOnTwoInstances;
