import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { CACHE } from '../scripts/setup/root.mjs';
import { type Measured, median } from './measured.ts';
import { orderMaker } from './order.ts';
import { type Service, withService } from './service.ts';
import { CLIENT_HEADER, Visitor } from './visitors.ts';

const CLIENTS = 16;
const ROUND_MS = 4_000;
const ROUNDS = 4;

/** Does the work again and again, so many at once. @returns how often in a second */
async function perSecond(work: (worker: number) => Promise<void> | void): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, worker) => {
      while (performance.now() - began < ROUND_MS) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - began)) * 1000;
}

/** A row as long as an order's. */
const BODY = JSON.stringify({ filler: 'x'.repeat(3_500) });

interface Inserts {
  insert(worker: number): Promise<void> | void;
  close(): Promise<void>;
}

/** One row in one transaction, by the engine's own driver, with the service's own settings. */
function sqliteInserts(folder: string): Inserts {
  mkdirSync(folder, { recursive: true });
  const database = new Libsql(join(folder, 'inserts.db'));
  database.pragma('journal_mode=WAL');
  database.pragma('synchronous=FULL');
  database.exec('create table rows (id text primary key, body text not null)');
  const statement = database.prepare('insert into rows values (?, ?)');
  return {
    insert: () => void statement.run([randomUUID(), BODY]),
    close: async () => {
      database.close();
    },
  };
}

async function postgresInserts(url: string): Promise<Inserts> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query('create table rows (id text primary key, body text not null)');
  return {
    insert: async (worker) => {
      await clients[worker]?.query({
        name: 'insert',
        text: 'insert into rows values ($1, $2)',
        values: [randomUUID(), BODY],
      });
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Orders saved through the service, and rows inserted by the engine, in turns. */
async function compare(engine: string, { url }: Service, inserts: Inserts): Promise<Measured[]> {
  const makeOrder = await orderMaker(url);
  let visits = 0;
  const visitors = Array.from({ length: CLIENTS }, (_, number) => new Visitor(url, number));
  const save = async (worker: number) => {
    visits += 1;
    const { status, body } = await (visitors[worker] as Visitor).ask('/api/orders', {
      method: 'POST',
      body: makeOrder(),
      // Everybody saves once: nobody is throttled.
      headers: { [CLIENT_HEADER]: `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}` },
    });
    if (status !== 201) throw new Error(`An order was not saved: ${status} ${body}`);
  };
  await perSecond(save);
  const rounds: { orders: number; inserts: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ orders: await perSecond(save), inserts: await perSecond(inserts.insert) });
  for (const visitor of visitors) visitor.leave();
  await inserts.close();
  return [
    { what: `${engine}: orders saved a second`, value: median(rounds.map(({ orders }) => orders)), unit: '' },
    {
      what: `${engine}: durable inserts a second`,
      value: median(rounds.map((round) => round.inserts)),
      unit: '',
    },
    {
      what: `${engine}: orders against inserts`,
      value: median(rounds.map((round) => round.orders / round.inserts)),
      unit: '',
      target: { least: 0.5 },
    },
  ];
}

/** How many orders are durably saved on each engine against how many rows it durably inserts. */
export async function ordersAgainstInserts(): Promise<Measured[]> {
  const DATA_DIR = `${CACHE}bench-data/orders`;
  rmSync(DATA_DIR, { recursive: true, force: true });
  const settings = { DATA_DIR, CLIENT_IP_HEADER: CLIENT_HEADER };
  const embedded = await withService(
    (service) => compare('SQLite', service, sqliteInserts(DATA_DIR)),
    undefined,
    settings,
  );
  const server = await startPostgres();
  try {
    const database = server.url(await server.createDatabase());
    const rows = server.url(await server.createDatabase());
    return [
      ...embedded,
      ...(await withService(
        async (service) => compare('PostgreSQL', service, await postgresInserts(rows)),
        undefined,
        { ...settings, DATABASE_URL: database },
      )),
    ];
  } finally {
    await server.close();
  }
}
