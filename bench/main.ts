import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildSteps } from '../scripts/setup/build.mjs';
import { chromiumStep } from '../scripts/setup/chromium.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { isMet, type Measured, table } from './measured.ts';

const RESULTS = `${ROOT}bench/results/`;

/** Each in a file of its own that is loaded when its turn comes. */
const BENCHMARKS: Record<string, () => Promise<{ measure: () => Promise<Measured[]> }>> = {
  recompute: () => import('./recompute.ts'),
  luminaires: () => import('./luminaires.ts'),
  check: () => import('./check.ts'),
  light: () => import('./light.ts'),
  view3d: () => import('./view3d.ts'),
  frames: () => import('./frames.ts'),
  adding: () => import('./adding.ts'),
  bytes: () => import('./bytes.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  snapshots: () => import('./snapshots.ts'),
  pdf: () => import('./pdf.ts'),
  administration: () => import('./administration.ts'),
  plans: () => import('./plans.ts'),
  saves: () => import('./saves.ts'),
  load: () => import('./load.ts'),
  start: () => import('./start.ts'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(1);
}

await runSteps([...buildSteps, chromiumStep]);

mkdirSync(RESULTS, { recursive: true });
const missed: string[] = [];
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  const measured = await (await load()).measure();
  console.log(table(measured));
  const result = {
    name,
    measuredAt: new Date().toISOString(),
    node: process.version,
    processors: cpus().map(({ model }) => model),
    measured: measured.map((each) => ({ ...each, isMet: isMet(each) })),
  };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  missed.push(...measured.filter((each) => !isMet(each)).map(({ what }) => `${name}: ${what}`));
}

console.log(
  missed.length > 0 ? `\nMissed:\n${missed.map((each) => `  ${each}`).join('\n')}` : '\nAll targets met.',
);
