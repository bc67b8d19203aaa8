import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { signIn } from './accounts.ts';
import { type Engine, embedded, postgresAndFolder } from './engines.ts';
import { until } from './events.ts';
import { type Instance, startInstance } from './instance.ts';
import { type Answer, nameOf, callService as send } from './send.ts';
import { openShop, orderOf, type Shop } from './shop.ts';
import { compareStored } from './stored.ts';
import { Writers } from './writers.ts';

const CLIENTS = 4;
const YEAR: Ms = 365 * 24 * 60 * 60 * 1000;
const PRELOAD = new URL('clockAhead.mjs', import.meta.url).href;

async function publicService() {
  const service = { url: '', mid: 4 };
  const server = createServer((_, response) => {
    const rates = [{ no: '001/A/NBP/2026', effectiveDate: '2026-01-02', mid: service.mid }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ table: 'A', currency: 'euro', code: 'EUR', rates }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(service, { close: () => server.close() });
}

const otherThan = (status: number, answers: readonly Answer[]): string[] =>
  answers.filter((answer) => answer.status !== status).map(nameOf);

class Uses {
  readonly batches: string[] = [];
  readonly records = new Set<string>();
  readonly writers: Writers;
  readonly #shop: Shop;
  readonly #order: object;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#order = orderOf(shop, 'sent again');
    this.writers = new Writers(shop, 'clock');
  }

  async use(what: string, { url }: Instance, mid: number, duration: Ms): Promise<Measured[]> {
    const end = new AbortController();
    const writing = this.writers.write(url, CLIENTS, end.signal);
    await delay(duration);
    end.abort();
    await writing;
    const order = await send(url, '/api/orders', { method: 'POST', body: this.#order });
    this.records.add(order.body?.id);
    const changes: Answer[] = [];
    for (const cookie of [this.#shop.cookie, await signIn(url)]) {
      const fields = { priceEuro: mid };
      const operation = { kind: 'update', collection: 'connections', id: this.#shop.railId, fields };
      const body = { reason: { kind: 'prices' }, operations: [operation] };
      const change = await send(url, '/api/changes', { method: 'POST', body, cookie });
      this.batches.push(change.body?.batch);
      changes.push(change);
    }
    const rate = await send(url, '/api/exchangerates/rates/a/eur/');
    const none = { most: 0 };
    return [
      { what: `${what}: rate`, value: rate.body?.rates?.[0]?.mid ?? 0, unit: '', target: { least: mid } },
      { what: `${what}: changes refused`, value: otherThan(201, changes).length, unit: '', target: none },
      { what: `${what}: orders refused`, value: otherThan(201, [order]).length, unit: '', target: none },
    ];
  }

  async compare(url: string): Promise<Measured[]> {
    const { lost, duplicates } = await compareStored(url, this.writers);
    const history = await send(url, '/api/batches?limit=1000', { cookie: this.#shop.cookie });
    const made = new Set(this.batches);
    const listed = history.body.batches.map(({ batch }: { batch: string }) => batch).reverse();
    const stored = listed.filter((batch: string) => made.has(batch));
    const misplaced = this.batches.filter((batch, index) => stored[index] !== batch).length;
    const none = { most: 0 };
    return [
      {
        what: 'writes acknowledged',
        value: this.writers.acknowledgedAt.length,
        unit: '',
        target: { least: 10 },
      },
      {
        what: 'writes refused, or without an answer',
        value: this.writers.unanswered,
        unit: '',
        target: none,
      },
      { what: 'acknowledged and lost', value: lost, unit: '', target: none },
      { what: 'stored twice', value: duplicates, unit: '', target: none },
      {
        what: 'records of one order that is sent again',
        value: this.records.size,
        unit: '',
        target: { most: 1 },
      },
      { what: 'changes', value: this.batches.length, unit: '' },
      { what: 'changes out of their place in the history', value: misplaced, unit: '', target: none },
    ];
  }
}

/**
 * The clock is a year ahead, corrected at runtime, ahead at the next start and right at the last. Nothing
 * may be lost or out of order.
 */
export async function setClockRight(
  name: string,
  openEngine: () => Promise<Engine>,
  duration: Ms,
): Promise<Measured[]> {
  const rate = await publicService();
  const engine = await openEngine();
  const right = { ...engine.settings, EXCHANGE_RATE_URL: rate.url };
  const ahead = { ...right, NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_AHEAD: String(YEAR) };
  let instance = await startInstance(ahead);
  try {
    const uses = new Uses(await openShop(instance.url));
    const rows: Measured[] = [];
    const use = async (what: string) => {
      rate.mid += 1;
      rows.push(...(await uses.use(what, instance, rate.mid, duration)));
    };
    await use('a year ahead');
    process.kill(instance.pid, 'SIGUSR2');
    await until('the clock is right', () => instance.lines.includes('The clock is right.'));
    await use('set right');
    await instance.stop();
    instance = await startInstance(ahead);
    await use('ahead again');
    await instance.stop();
    instance = await startInstance(right);
    await use('right at the next start');
    rows.push(...(await uses.compare(instance.url)), ...instance.ends());
    await instance.stop();
    const faults = (await engine.findFaults()).length;
    rows.push({ what: 'faults in the database', value: faults, unit: '', target: { most: 0 } });
    return rows.map((row) => ({ ...row, what: `${name}${row.what}` }));
  } finally {
    await instance.kill();
    await engine.close();
    rate.close();
  }
}

export const run = async (): Promise<Measured[]> => [
  ...(await setClockRight('embedded, ', embedded, 3_000)),
  ...(await setClockRight('PostgreSQL, ', postgresAndFolder, 3_000)),
];
