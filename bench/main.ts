import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildSteps } from '../scripts/setup/build.mjs';
import { chromiumStep } from '../scripts/setup/chromium.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { isMet, type Last, type Measured, table } from './measured.ts';

/** Last complete results; committed. */
const LAST = `${ROOT}bench/last.json`;

interface Run {
  measuredAt: string;
  on: string;
  measured: Last;
}

const BENCHMARKS: Record<string, () => Promise<{ measure: () => Promise<Measured[]> }>> = {
  recompute: () => import('./recompute.ts'),
  luminaires: () => import('./luminaires.ts'),
  check: () => import('./check.ts'),
  light: () => import('./light.ts'),
  view3d: () => import('./view3d.ts'),
  frames: () => import('./frames.ts'),
  floorPlan: () => import('./floorPlan.ts'),
  adding: () => import('./adding.ts'),
  projects: () => import('./projects.ts'),
  bytes: () => import('./bytes.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  snapshots: () => import('./snapshots.ts'),
  pdf: () => import('./pdf.ts'),
  hall: () => import('./hall.ts'),
  administration: () => import('./administration.ts'),
  plans: () => import('./plans.ts'),
  saves: () => import('./saves.ts'),
  sharing: () => import('./sharing.ts'),
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

const runs: Record<string, Run> = JSON.parse(readFileSync(LAST, 'utf8'));
const on = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
const missed: string[] = [];
const failed: string[] = [];
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const measured = await (await load()).measure();
    console.log(table(measured, runs[name]?.measured ?? {}));
    const values = measured.map(({ what, value }) => [what, Number(value.toPrecision(4))]);
    runs[name] = { measuredAt: new Date().toISOString(), on, measured: Object.fromEntries(values) };
    writeFileSync(LAST, `${JSON.stringify(runs, null, 2)}\n`);
    missed.push(...measured.filter((each) => !isMet(each)).map(({ what }) => `${name}: ${what}`));
  } catch (error) {
    console.log('  FAILED');
    console.error(error);
    failed.push(name);
  }
}

const listed = (title: string, entries: readonly string[]) =>
  console.log(`\n${title}:\n${entries.map((each) => `  ${each}`).join('\n')}`);
if (missed.length > 0) listed('Missed', missed);
if (failed.length > 0) listed('Failed, and not measured', failed);
if (missed.length + failed.length === 0) console.log('\nAll targets met.');
process.exitCode = failed.length > 0 ? 1 : 0;
