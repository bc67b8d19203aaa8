import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { isMet, type Measured, resultsOf, table } from '../bench/measured.ts';
import { serverBuildStep } from '../scripts/setup/build.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';

const RESULTS = `${ROOT}faults/results/`;

/**
 * Each scenario disturbs real services and returns measurements; one that misses its target fails the run.
 */
const SCENARIOS: Record<string, () => Promise<{ run: () => Promise<Measured[]> }>> = {
  kill: () => import('./kill.ts'),
  databaseKill: () => import('./databaseKill.ts'),
  failover: () => import('./failover.ts'),
  database: () => import('./database.ts'),
  storage: () => import('./storage.ts'),
  uploads: () => import('./uploads.ts'),
  disk: () => import('./disk.ts'),
  exportUnderSavers: () => import('./exportUnderSavers.ts'),
  mailBounds: () => import('./mailBounds.ts'),
  mailKill: () => import('./mailKill.ts'),
  upgrade: () => import('./upgrade.ts'),
  log: () => import('./log.ts'),
  exchangeRate: () => import('./exchangeRate.ts'),
  clock: () => import('./clock.ts'),
  soak: () => import('./soak.ts'),
  burst: () => import('./burst.ts'),
  fairQueue: () => import('./fairQueue.ts'),
  ipv6Networks: () => import('./ipv6Networks.ts'),
  filledBounds: () => import('./filledBounds.ts'),
  eraseTabs: () => import('./eraseTabs.ts'),
  pdfQueues: () => import('./pdfQueues.ts'),
  greatestOrders: () => import('./greatestOrders.ts'),
  sharing: () => import('./sharing.ts'),
  sharedBrowsers: () => import('./sharedBrowsers.ts'),
  phones: () => import('./phones.ts'),
  requests: () => import('./requests.ts'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(
    `There is no scenario ${unknown.join(', ')}. There are: ${Object.keys(SCENARIOS).join(', ')}.`,
  );
  process.exit(1);
}

await runSteps([serverBuildStep]);

mkdirSync(RESULTS, { recursive: true });
const missed: string[] = [];
for (const [name, load] of Object.entries(SCENARIOS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  const began = Date.now();
  const measured = await (await load()).run();
  console.log(table(resultsOf([measured], null)));
  const result = {
    name,
    measuredAt: new Date().toISOString(),
    seconds: Math.round((Date.now() - began) / 1_000),
    node: process.version,
    processors: cpus().map(({ model }) => model),
    measured: measured.map((each) => ({ ...each, isMet: isMet(each) })),
  };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  missed.push(...measured.filter((each) => !isMet(each)).map(({ what }) => `${name}: ${what}`));
}

console.log(
  missed.length > 0 ? `\nMissed:\n${missed.map((each) => `  ${each}`).join('\n')}` : '\nNothing was lost.',
);
process.exitCode = missed.length > 0 ? 1 : 0;
