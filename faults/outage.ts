import { setTimeout as delay } from 'node:timers/promises';
import type { Ms, Seconds } from '@lumitor/domain/units';
import { type Measured, median } from '../bench/measured.ts';
import { until } from './events.ts';
import type { Writers } from './writers.ts';

const WRITING_TIME: Ms = 1_500;

export async function writeThrough(
  url: string,
  writers: Writers,
  clients: number,
  fault: () => Promise<void>,
): Promise<Seconds> {
  const end = new AbortController();
  const writing = writers.write(url, clients, end.signal);
  await delay(WRITING_TIME);
  const began = performance.now();
  await fault();
  const over = performance.now();
  await until('a write is acknowledged after the fault', () =>
    writers.acknowledgedAt.some((time) => time > over),
  );
  await delay(WRITING_TIME);
  end.abort();
  await writing;
  const times = [began, ...writers.acknowledgedAt.filter((time) => time > began)];
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] as number))) / 1_000;
}

export const outageRows = (outages: readonly Seconds[]): Measured[] => [
  { what: 'without service, median', value: median(outages), unit: 's' },
  { what: 'without service, longest', value: Math.max(...outages), unit: 's', target: { most: 10 } },
];
