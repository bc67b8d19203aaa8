import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import Libsql, { type Statement } from 'libsql';
import pg from 'pg';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { CACHE } from '../scripts/setup/root.mjs';
import { type Measured, median } from './measured.ts';
import { orderMaker } from './order.ts';
import { type Service, withService } from './service.ts';
import { CLIENT_HEADER, Visitor } from './visitors.ts';

const CLIENTS = 16;
const ROUND_TIME: Ms = 4_000;
const ROUNDS = 4;

async function perSecond(work: (worker: number) => Promise<void> | void): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, worker) => {
      while (performance.now() - began < ROUND_TIME) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - began)) * 1000;
}

const BODY = JSON.stringify({ filler: 'x'.repeat(1_800) });
/** Indexed fields of an order, which the engine alone inserts for comparison. */
const FIELDS = ['parent', 'email', 'name', 'exceeded', 'currency', 'net', 'isMicro', 'picture'];
const INDEX_ROWS = FIELDS.map(() => '(?, ?, ?)').join(', ');

const TABLES = [
  'create table orders (id text primary key, body text not null)',
  'create table fields (id text, field text, value text, primary key (id, field))',
  'create index "fieldsByValue" on fields (field, value, id)',
];

/** Driver of an engine; each insert is a transaction, as durable as the service's. */
interface Inserts {
  insertOne(worker: number): Promise<void> | void;
  insertAll(worker: number): Promise<void> | void;
  close(): Promise<void>;
}

const fieldValues = (id: string) => FIELDS.flatMap((field) => [id, field, randomUUID()]);

function sqliteInserts(folder: string): Inserts {
  mkdirSync(folder, { recursive: true });
  const database = new Libsql(join(folder, 'inserts.db'));
  database.pragma('journal_mode=WAL');
  database.pragma('synchronous=FULL');
  for (const table of TABLES) database.exec(table);
  const [start, order, fields, commit] = [
    'begin',
    'insert into orders values (?, ?)',
    `insert into fields values ${INDEX_ROWS}`,
    'commit',
  ].map((sql) => database.prepare(sql)) as [Statement, Statement, Statement, Statement];
  return {
    insertOne: () => void order.run([randomUUID(), BODY]),
    insertAll() {
      const id = randomUUID();
      start.run([]);
      order.run([id, BODY]);
      fields.run(fieldValues(id));
      commit.run([]);
    },
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
  for (const table of TABLES) await clients[0]?.query(table);
  const indexRows = FIELDS.map((_, index) => `($${index * 3 + 1}, $${index * 3 + 2}, $${index * 3 + 3})`);
  const insertOrder = (id: string) => ({
    name: 'order',
    text: 'insert into orders values ($1, $2)',
    values: [id, BODY],
  });
  return {
    insertOne: async (worker) => {
      await clients[worker]?.query(insertOrder(randomUUID()));
    },
    insertAll: async (worker) => {
      const client = clients[worker] as pg.Client;
      const id = randomUUID();
      await client.query('begin');
      await client.query(insertOrder(id));
      await client.query({
        name: 'fields',
        text: `insert into fields values ${indexRows.join(', ')}`,
        values: fieldValues(id),
      });
      await client.query('commit');
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** @param least ratio of saves to inserts */
async function compare(
  engine: string,
  least: number,
  { url }: Service,
  inserts: Inserts,
): Promise<Measured[]> {
  const makeOrder = await orderMaker(url);
  let visits = 0;
  const visitors = Array.from({ length: CLIENTS }, (_, number) => new Visitor(url, number));
  const save = async (worker: number) => {
    visits += 1;
    const { status, body } = await (visitors[worker] as Visitor).send('/api/orders', {
      method: 'POST',
      body: makeOrder(),
      // Separate addresses avoid the rate limit.
      headers: { [CLIENT_HEADER]: `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}` },
    });
    if (status !== 201) throw new Error(`An order was not saved: ${status} ${body}`);
  };
  await perSecond(save);
  const rounds: { orders: number; one: number; all: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      orders: await perSecond(save),
      one: await perSecond(inserts.insertOne),
      all: await perSecond(inserts.insertAll),
    });
  for (const visitor of visitors) visitor.leave();
  await inserts.close();
  const rate = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  return [
    { what: `${engine}: orders saved a second`, value: rate(({ orders }) => orders), unit: '' },
    { what: `${engine}: durable inserts a second`, value: rate(({ one }) => one), unit: '' },
    {
      what: `${engine}: orders against inserts`,
      value: rate(({ orders, one }) => orders / one),
      unit: '',
    },
    {
      what: `${engine}: durable inserts of an order's rows a second`,
      value: rate(({ all }) => all),
      unit: '',
    },
    {
      what: `${engine}: orders against inserts of their rows`,
      value: rate(({ orders, all }) => orders / all),
      unit: '',
      target: { least },
    },
  ];
}

/** Durable saves on each engine, compared with durable inserts of their rows. */
export async function measure(): Promise<Measured[]> {
  const DATA_DIR = `${CACHE}bench-data/orders`;
  rmSync(DATA_DIR, { recursive: true, force: true });
  const settings = { DATA_DIR, CLIENT_IP_HEADER: CLIENT_HEADER };
  const embedded = await withService(
    (service) => compare('SQLite', 0.35, service, sqliteInserts(DATA_DIR)),
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
        async (service) => compare('PostgreSQL', 0.25, service, await postgresInserts(rows)),
        undefined,
        { ...settings, DATABASE_URL: database },
      )),
    ];
  } finally {
    await server.close();
  }
}
