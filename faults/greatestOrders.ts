import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { type Measured, percentile } from '../bench/measured.ts';
import { freePort } from '../packages/server/testing/freePort.ts';
import { LONG_TITLED, longOrder } from '../packages/server/testing/longOrder.ts';
import { orderRequest } from '../packages/server/testing/oneRail.ts';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { isBuilt } from '../scripts/setup/build.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { signIn } from './accounts.ts';
import { watchHealth } from './healthWatch.ts';
import { type Instance, startInstance } from './instance.ts';
import { nameOf, callService as send } from './send.ts';
import { openShop, type Shop } from './shop.ts';

const HEAP = { NODE_OPTIONS: '--max-old-space-size=256' };
/** Megabytes of a process. */
const MAX_MEMORY = 700;
const PERSON = 'jan@example.com';

const DATA = isBuilt(ROOT, 'server')
  ? ['packages/server/dist/data.js']
  : ['--import', 'tsx', 'packages/server/data.ts'];

/** Megabytes; 0 once the process has ended. */
function peak(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

async function peakUntilEnd(child: ChildProcess): Promise<number> {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, peak(child.pid));
  }, 20);
  await once(child, 'close');
  clearInterval(look);
  return most;
}

async function runData(what: string, args: readonly string[], settings: object): Promise<Measured[]> {
  const began = performance.now();
  const child = spawn(process.execPath, [...DATA, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...HEAP, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const most = await peakUntilEnd(child);
  const none = { most: 0 };
  return [
    { what: `${what}: took`, value: (performance.now() - began) / 1_000, unit: 's' },
    { what: `${what}: ended with`, value: child.exitCode ?? -1, unit: '', target: none },
    { what: `${what}: memory`, value: most, unit: 'MB', target: { most: MAX_MEMORY } },
  ];
}

async function saveGreatest(url: string, shop: Shop): Promise<void> {
  const { cookie, railId } = shop;
  const added = await send(url, '/api/documents/bindings', { method: 'POST', body: LONG_TITLED, cookie });
  const order = { ...longOrder(orderRequest(railId, 1), added.body.id), email: PERSON };
  const requested = await send(url, '/api/orders', { method: 'POST', body: order });
  const body = { ...order, seen: { net: requested.body.net, currency: 'PLN' } };
  const saved = await send(url, '/api/orders', { method: 'POST', body });
  if (saved.status !== 201) throw new Error(`The order was not saved (${nameOf(saved)}).`);
}

/** The service is stopped. */
function multiply(dataDir: string, count: number): void {
  const database = new Libsql(join(dataDir, 'lumitor.db'));
  const copies = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count - 1})`;
  const copied = `select documents.collection, printf('copy%016d', i), documents.version,
    strftime('%Y-%m-%dT%H:%M:%fZ', documents."createdAt", '-' || i || ' minutes')`;
  for (const statement of [
    `${copies} insert into documents (collection, id, version, "createdAt", "isActive", body, deflated, "inflatedBytes")
     ${copied}, documents."isActive", body, deflated, "inflatedBytes" from documents, n where documents.collection = 'reflinksdownload'`,
    `insert into "documentFields" (collection, id, field, value, "createdAt")
     select copy.collection, copy.id, fields.field, fields.value, copy."createdAt"
     from documents as copy join "documentFields" as fields on fields.collection = copy.collection
     where copy.collection = 'reflinksdownload' and copy.id like 'copy%' and fields.id not like 'copy%'`,
    'pragma wal_checkpoint(truncate)',
  ])
    database.exec(statement);
  database.close();
}

const ORDERS = '/api/documents/reflinksdownload';

async function readAll(url: string, cookie: string, query: string): Promise<number> {
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { status, body } = await send(url, `${ORDERS}?${query}${after && `&after=${after}`}`, { cookie });
    if (status !== 200) throw new Error(`A list of orders was answered with ${status}.`);
    count += body.documents.length;
    after = body.next;
  }
  return count;
}

async function administer(url: string, cookie: string, count: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  const timed = async (what: string, expected: number, act: () => Promise<number>) => {
    const began = performance.now();
    const found = await act();
    measured.push(
      { what: `${what}: orders`, value: found, unit: '', target: { least: expected } },
      { what: `${what}: took`, value: (performance.now() - began) / 1_000, unit: 's' },
    );
  };
  const erase = async () => {
    const requested = { method: 'POST', body: { email: PERSON }, cookie, patience: 600_000 };
    return (await send(url, '/api/persons/erase', requested)).body.orders as number;
  };
  await timed('list', count, () => readAll(url, cookie, 'limit=100'));
  await timed('search', count, () => readAll(url, cookie, `limit=100&prefix=data.email:${PERSON}`));
  await timed('CSV of orders', count, () => readAll(url, cookie, 'limit=1000'));
  await timed('CSV of lines', count, () => readAll(url, cookie, 'limit=1000&detail=true&omit=data.steps'));
  await timed('erase', count, erase);
  return measured;
}

async function whileWatched(
  what: string,
  dataDir: string,
  act: (instance: Instance) => Promise<Measured[]>,
): Promise<Measured[]> {
  const port = await freePort();
  // The start includes migrations.
  const end = watchHealth(`http://127.0.0.1:${port}`);
  const instance = await startInstance({ DATA_DIR: dataDir, PORT: String(port), ...HEAP });
  try {
    const measured = await act(instance);
    const times = await end();
    return [
      ...measured,
      ...instance.ends(),
      { what: `${what}: memory`, value: peak(instance.pid), unit: 'MB', target: { most: MAX_MEMORY } },
      { what: `${what}: health, p99`, value: percentile(times, 0.99), unit: 'ms' },
      { what: `${what}: health, longest wait`, value: Math.max(...times), unit: 'ms' },
    ];
  } finally {
    await instance.stop();
  }
}

/** Forces an indexing at the next start, as an upgrade does. */
function forgetIndex(dataDir: string): void {
  const database = new Libsql(join(dataDir, 'lumitor.db'));
  database.exec(`delete from meta where key = 'indexed'; delete from "documentFields"`);
  database.close();
}

export async function fillWithOrders(count: number): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-orders-'));
  const dataDir = join(folder, 'data');
  const archive = join(folder, 'shop.tar');
  const server = await startPostgres();
  try {
    const first = await startInstance({ DATA_DIR: dataDir, ...HEAP });
    await saveGreatest(first.url, await openShop(first.url));
    await first.stop();
    multiply(dataDir, count);
    const { size } = await stat(join(dataDir, 'lumitor.db'));

    const settings = { DATA_DIR: dataDir };
    const target = {
      DATA_DIR: join(folder, 'other'),
      DATABASE_URL: server.url(await server.createDatabase()),
    };
    const began = performance.now();
    return [
      { what: 'greatest orders', value: count, unit: '' },
      { what: 'database', value: size / 1e6, unit: 'MB' },
      ...(await whileWatched('service', dataDir, async ({ url }) => [
        ...(await runData('export', ['export', archive], settings)),
        ...(await administer(url, await signIn(url), count)),
      ])),
      ...(await runData('check', ['check', archive], {})),
      ...(await runData('import into PostgreSQL', ['import', archive], target)),
      ...(await reindex(dataDir, count)),
      { what: 'all of it', value: (performance.now() - began) / 1_000, unit: 's' },
    ];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function reindex(dataDir: string, count: number): Promise<Measured[]> {
  forgetIndex(dataDir);
  const began = performance.now();
  return whileWatched('after re-indexing', dataDir, async ({ url }) => {
    const took = (performance.now() - began) / 1_000;
    const found = await readAll(url, await signIn(url), 'limit=1000&where=order.isMicro:false');
    return [
      { what: 're-indexing: took', value: took, unit: 's' },
      { what: 're-indexed orders', value: found, unit: '', target: { least: count } },
    ];
  });
}

export async function run(): Promise<Measured[]> {
  const measured = await fillWithOrders(5_000);
  return measured.map((each) =>
    each.what.endsWith('longest wait') ? { ...each, target: { most: 100 } } : each,
  );
}
