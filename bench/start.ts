import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { type Measured, median } from './measured.ts';
import { memory, type Service, withService } from './service.ts';

const RUNS = 5;
const COMMAND = ['npm', 'start'] as const;
const SETTLED_AFTER: Ms = 3_000;

function processTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

const sumOf = (pids: readonly number[], field: 'Rss' | 'Pss') =>
  pids.reduce((sum, pid) => sum + memory(pid, field), 0);

interface Start {
  readyAfter: Ms;
  rss: number;
  pss: number;
  serviceRss: number;
}

async function look({ pid, url, readyAfter }: Service): Promise<Start> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The first page answers with ${answer.status}`);
  await wait(SETTLED_AFTER);
  const pids = processTree(pid);
  return {
    readyAfter,
    rss: sumOf(pids, 'Rss'),
    pss: sumOf(pids, 'Pss'),
    serviceRss: memory(pids.at(-1) ?? pid, 'Rss'),
  };
}

export async function measure(): Promise<Measured[]> {
  // The first start installs the demo catalogue if needed.
  await withService(async () => {}, COMMAND);
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await withService(look, COMMAND));
  const of = (value: keyof Start) => median(starts.map((start) => start[value]));
  return [
    { what: 'from the command to ready', value: of('readyAfter'), unit: 'ms', target: { most: 2_000 } },
    { what: 'memory of npm and the service (PSS)', value: of('pss'), unit: 'MB', target: { most: 150 } },
    { what: 'memory of npm and the service (RSS)', value: of('rss'), unit: 'MB' },
    { what: 'memory of the service alone (RSS)', value: of('serviceRss'), unit: 'MB', target: { most: 150 } },
  ];
}
