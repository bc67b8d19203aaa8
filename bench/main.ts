import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Ms } from '@lumitor/domain/units';
import { buildSteps } from '../scripts/setup/build.mjs';
import { chromiumStep } from '../scripts/setup/chromium.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { runSteps } from '../scripts/setup/steps.mjs';
import { between, inWords, NOMINAL, type Workload } from './machine.ts';
import { hasSlipped, isMet, type Last, type Measured, resultsOf, table } from './measured.ts';
import { measureReference } from './reference.ts';

/** Last complete results; committed. */
const LAST = `${ROOT}bench/last.json`;

interface Run extends Last {
  measuredAt: string;
  on: string;
}

interface Benchmark {
  /** Resource that its times scale with. */
  by: Workload | null;
  load: () => Promise<{ measure: () => Promise<Measured[]> }>;
}

const BENCHMARKS: Record<string, Benchmark> = {
  recompute: { by: 'compute', load: () => import('./recompute.ts') },
  luminaires: { by: 'compute', load: () => import('./luminaires.ts') },
  check: { by: 'compute', load: () => import('./check.ts') },
  light: { by: 'compute', load: () => import('./light.ts') },
  view3d: { by: 'page', load: () => import('./view3d.ts') },
  frames: { by: null, load: () => import('./frames.ts') },
  floorPlan: { by: 'compute', load: () => import('./floorPlan.ts') },
  adding: { by: 'page', load: () => import('./adding.ts') },
  projects: { by: 'page', load: () => import('./projects.ts') },
  bytes: { by: null, load: () => import('./bytes.ts') },
  lighthouse: { by: null, load: () => import('./lighthouse.ts') },
  snapshots: { by: 'compute', load: () => import('./snapshots.ts') },
  pdf: { by: 'compute', load: () => import('./pdf.ts') },
  hall: { by: 'compute', load: () => import('./hall.ts') },
  administration: { by: 'page', load: () => import('./administration.ts') },
  plans: { by: 'disk', load: () => import('./plans.ts') },
  saves: { by: 'disk', load: () => import('./saves.ts') },
  sharing: { by: 'compute', load: () => import('./sharing.ts') },
  load: { by: 'compute', load: () => import('./load.ts') },
  start: { by: 'compute', load: () => import('./start.ts') },
};

/** A benchmark of at most this time is repeated, so that its spread is known. */
const REPEATED_UP_TO: Ms = 60_000;
const REPEATS = 3;

async function repeated(measure: () => Promise<Measured[]>): Promise<Measured[][]> {
  const began = performance.now();
  const runs = [await measure()];
  if (performance.now() - began > REPEATED_UP_TO) return runs;
  while (runs.length < REPEATS) runs.push(await measure());
  return runs;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(1);
}

await runSteps([...buildSteps, chromiumStep]);

/** Runs stored without a reference come from the machine of the targets. */
const runs: Record<string, Omit<Run, 'reference'> & Partial<Run>> = JSON.parse(readFileSync(LAST, 'utf8'));
const on = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
const missed: string[] = [];
const slipped: string[] = [];
const failed: string[] = [];
for (const [name, { by, load }] of Object.entries(BENCHMARKS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const { measure } = await load();
    const before = await measureReference();
    const all = await repeated(measure);
    const after = await measureReference();
    const reference = between(before, after);
    console.log(`  ${inWords(reference)}`);
    const results = resultsOf(all, by);
    const known = runs[name];
    const last = known && { reference: NOMINAL, ...known };
    console.log(table(results, { last, reference }));
    const values = results.map(({ what, value }) => [what, Number(value.toPrecision(4))]);
    runs[name] = {
      measuredAt: new Date().toISOString(),
      on,
      reference,
      measured: Object.fromEntries(values),
    };
    writeFileSync(LAST, `${JSON.stringify(runs, null, 2)}\n`);
    const namesOf = (chosen: readonly Measured[]) => chosen.map(({ what }) => `${name}: ${what}`);
    missed.push(...namesOf(results.filter((each) => !isMet(each, reference))));
    slipped.push(...namesOf(results.filter((each) => hasSlipped(each, last, reference))));
  } catch (error) {
    console.log('  FAILED');
    console.error(error);
    failed.push(name);
  }
}

const listed = (title: string, entries: readonly string[]) =>
  console.log(`\n${title}:\n${entries.map((each) => `  ${each}`).join('\n')}`);
if (missed.length > 0) listed('Missed', missed);
if (slipped.length > 0) listed('Slower than last by more than the spread', slipped);
if (failed.length > 0) listed('Failed, and not measured', failed);
if (missed.length + failed.length === 0) console.log('\nAll targets met.');
process.exitCode = failed.length > 0 ? 1 : 0;
