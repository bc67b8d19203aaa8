import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Ms } from '@lumitor/domain/units';
import { fingerprint } from '../scripts/setup/fingerprint.mjs';
import { CACHE, ROOT } from '../scripts/setup/root.mjs';

/** One for each demo catalogue: loading takes half a minute. */
const dataFolder = () =>
  `${CACHE}bench-data/${fingerprint(ROOT, ['packages/server', 'packages/domain/texts']).slice(0, 12)}`;

const RATE = {
  table: 'A',
  currency: 'euro',
  code: 'EUR',
  rates: [{ no: '001/A/NBP/2026', effectiveDate: '2026-01-02', mid: 4.25 }],
};

async function serveRate() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(RATE));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

export const START = [process.execPath, '--max-semi-space-size=8', 'scripts/start.mjs'] as const;

export interface Service {
  url: string;
  pid: number;
  readyAfter: Ms;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || !child.pid) return;
  const ended = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

export async function withService<Result>(
  use: (service: Service) => Promise<Result>,
  command: readonly [string, ...string[]] = START,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const DATA_DIR = settings.DATA_DIR ?? dataFolder();
  mkdirSync(DATA_DIR, { recursive: true });
  const rate = await serveRate();
  const [program, ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'error',
      EXCHANGE_RATE_URL: rate.url,
      ...settings,
      DATA_DIR,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // The process group includes children.
    detached: true,
  });
  const stopNow = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', stopNow);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = line.match(/ready: (\S+)$/)?.[1];
      if (line.startsWith('Demo catalogue')) console.log(`  ${line}`);
      if (!url || !child.pid) continue;
      const readyAfter = performance.now() - began;
      child.stdout.resume();
      return await use({ url, pid: child.pid, readyAfter });
    }
    throw new Error(`"${command.join(' ')}" ended with code ${child.exitCode} before it was ready.`);
  } finally {
    await stop(child);
    rate.stop();
    process.off('exit', stopNow);
  }
}

/** Megabytes: `Rss` is all mapped memory, `Pss` divides shared memory. */
export function memory(pid: number, field: 'Rss' | 'Pss'): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) * 1024) / 1e6;
}

export async function fetchCatalogue({ url }: Service): Promise<LineCatalogue> {
  const response = await fetch(`${url}/api/snapshots/standard`);
  if (!response.ok) throw new Error(`The catalogue was not returned (${response.status}).`);
  return (await response.json()) as LineCatalogue;
}
