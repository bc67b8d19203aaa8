import { rmSync } from 'node:fs';
import type { PostgresServer } from '../packages/server/testing/postgresServer.ts';
import { startPostgres } from '../packages/server/testing/postgresServer.ts';
import { CACHE } from '../scripts/setup/root.mjs';
import { ADMINISTRATOR } from './largeShop.ts';
import { fillDatabase } from './manyDocuments.ts';
import { type Measured, percentile } from './measured.ts';
import { adminLists, type PlannedRequest, visitorRequests } from './plannedRequests.ts';
import { withService } from './service.ts';

/** One page each, for which a sequential scan is right. */
const SMALL = new Set(['snapshotVersions', 'meta', 'user', 'account', 'session', 'rateLimits']);

/** The server logs the plan of every statement. */
async function createExplained(server: PostgresServer): Promise<string> {
  const database = await server.createDatabase();
  await server.query(`alter database ${database} set session_preload_libraries = 'auto_explain'`);
  await server.query(`alter database ${database} set auto_explain.log_min_duration = 0`);
  return database;
}

interface Plans {
  statements: number;
  scanned: string[];
}

function planReader(server: PostgresServer, database: string) {
  let plans: Plans = { statements: 0, scanned: [] };
  let marks = 0;
  let reached = (_mark: string) => {};
  server.onLine = (line) => {
    const statement = /Query Text: (.*)/.exec(line)?.[1];
    if (statement?.startsWith("select 'mark")) return reached(statement);
    if (statement) plans.statements += 1;
    const table = /Seq Scan on "?(\w+)/.exec(line)?.[1];
    if (table && !SMALL.has(table)) plans.scanned.push(table);
  };
  /** Plans since the last call; a marker statement completes the log. */
  return async (): Promise<Plans> => {
    marks += 1;
    const mark = `select 'mark ${marks}'`;
    const arrival = new Promise<void>((resolve) => {
      reached = (statement) => statement === mark && resolve();
    });
    await server.query(mark, [], database);
    await arrival;
    const read = plans;
    plans = { statements: 0, scanned: [] };
    return read;
  };
}

async function explain(
  what: string,
  requested: readonly PlannedRequest[],
  url: string,
  readPlans: () => Promise<Plans>,
): Promise<Measured[]> {
  const times: number[] = [];
  const sequential: string[] = [];
  let plans = 0;
  await readPlans();
  for (const { path, ...request } of requested) {
    const began = performance.now();
    const response = await fetch(url + path, request);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const { statements, scanned } = await readPlans();
    plans += statements;
    if (scanned.length > 0) sequential.push(`${path} reads ${scanned.join(', ')} whole`);
  }
  for (const line of sequential) console.log(`  ${line}`);
  return [
    { what: `${what}: requests`, value: requested.length, unit: '' },
    { what: `${what}: statements`, value: plans, unit: '' },
    { what: `${what}: sequential scans`, value: sequential.length, unit: '', target: { most: 0 } },
    { what: `${what}: median`, value: percentile(times, 0.5), unit: 'ms' },
    { what: `${what}: slowest`, value: Math.max(...times), unit: 'ms' },
  ];
}

/** No statement may read a large table whole. */
export async function measure(): Promise<Measured[]> {
  const server = await startPostgres({ isDurable: false });
  const DATA_DIR = `${CACHE}bench-data/plans`;
  rmSync(DATA_DIR, { recursive: true, force: true });
  try {
    const database = await createExplained(server);
    const settings = {
      DATA_DIR,
      DATABASE_URL: server.url(database),
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    };
    return await withService(
      async ({ url }) => {
        const count = await fillDatabase(server, database);
        const readPlans = planReader(server, database);
        return [
          { what: 'documents', value: count, unit: '', target: { least: 1_000_000 } },
          ...(await explain('a visitor', await visitorRequests(url), url, readPlans)),
          ...(await explain('first pages of lists', await adminLists(url), url, readPlans)),
        ];
      },
      undefined,
      settings,
    );
  } finally {
    await server.close();
  }
}
