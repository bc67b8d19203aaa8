import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { type Measured, median } from './measured.ts';
import { withService } from './service.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const TIMES = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
} as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function run(url: string, port: number) {
  const result = await lighthouse(
    url,
    { port, onlyCategories: [...CATEGORIES], logLevel: 'error' },
    desktopConfig,
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  return result.lhr;
}

export const measure = (): Promise<Measured[]> =>
  withService(async ({ url }) => {
    const port = await freePort();
    const runs = await withBrowser(async () => {
      const done: Awaited<ReturnType<typeof run>>[] = [];
      for (let index = 0; index < RUNS; index++) done.push(await run(url, port));
      return done;
    }, [`--remote-debugging-port=${port}`]);
    const value = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    for (const { id, title } of Object.values(runs[0]?.audits ?? {}))
      if (runs.some(({ audits }) => audits[id]?.score === 0)) console.log(`  not passed: ${title}`);
    return [
      ...CATEGORIES.map((category) => ({
        what: category,
        value: 100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0)),
        unit: '',
        target: { least: 100 },
      })),
      ...Object.entries(TIMES).map(([id, what]) => ({
        what,
        value: value(id),
        unit: 'ms',
        ...(id === 'largest-contentful-paint' ? { target: { most: 500 } } : {}),
      })),
      {
        what: 'cumulative layout shift',
        value: value('cumulative-layout-shift'),
        unit: '',
        target: { most: 0 },
      },
    ];
  });
