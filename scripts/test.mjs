import './setup/nodeVersion.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildSteps } from './setup/build.mjs';
import { chromiumStep } from './setup/chromium.mjs';
import { runCommand, runTool } from './setup/command.mjs';
import { installStep } from './setup/install.mjs';
import { CACHE, ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';
import { excluding, LONG } from './tests/long.mjs';
import { COMPONENT_SHARDS } from './tests/shards.mjs';
import { NO_RESULT, sumTallies, tallyPlaywright, tallyVitest } from './tests/tally.mjs';

const VITEST_REPORT = `${CACHE}tests/vitest.json`;
const COMPUTED_REPORT = `${CACHE}tests/computed.json`;
const COMPONENTS_REPORT = `${CACHE}tests/components.json`;
const SOAK_REPORT = `${CACHE}tests/soak.json`;
const PLAYWRIGHT_REPORT = `${CACHE}tests/playwright.json`;

/** @type {import('./tests/tally.mjs').Tally[]} */
const tallies = [];

/**
 * A missing report, or a failure without a failed test, counts as one failure.
 * @template Report
 * @param {string} report file
 * @param {(report: Report) => import('./tests/tally.mjs').Tally} tally
 * @param {() => Promise<{ code: number }>} runTests
 */
async function count(report, tally, runTests) {
  rmSync(report, { force: true });
  const { code } = await runTests();
  try {
    const counted = tally(JSON.parse(readFileSync(report, 'utf8')));
    const { failed, failures } = NO_RESULT;
    tallies.push(code !== 0 && counted.failed === 0 ? { ...counted, failed, failures } : counted);
  } catch {
    tallies.push(NO_RESULT);
  }
}

/** `--long` runs the long tests instead of the others. */
const isLong = process.argv.includes('--long');

const SOAK = 'faults/soak.test.ts';

/** Compute-bound: uses the CPU time that waiting tests leave (0100). */
const COMPUTED = ['packages/domain/', 'scripts/boundaries.test.ts', 'scripts/texts.test.ts'];

/** @param {string} report @param {string[]} args @param {Parameters<typeof runTool>[2]} [options] */
const vitest = (report, args, options) =>
  runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    options,
  );

async function testComputed() {
  // A test at idle priority may pause for long.
  const args = [
    ...COMPUTED,
    ...excluding(LONG),
    `--maxWorkers=${availableParallelism()}`,
    '--testTimeout=0',
    '--hookTimeout=0',
  ];
  const { code, output } = await vitest(COMPUTED_REPORT, args, { capturesOutput: true, makesWay: true });
  console.log(output);
  return { code };
}

/** @type {Promise<void>} */
let computing;

/** Browser tests report a failure of this preparation. */
const loadDemo = () => runCommand(process.execPath, [`${ROOT}e2e/loadDemo.mjs`], { capturesOutput: true });

const playwright = (/** @type {string[]} */ ...args) =>
  count(PLAYWRIGHT_REPORT, tallyPlaywright, () =>
    runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    }),
  );

/** @type {import('./setup/steps.mjs').SetupStep[]} */
const testSteps = [
  {
    title: 'Unit, property and API tests',
    showsOutput: true,
    async run() {
      const loading = loadDemo();
      computing = count(COMPUTED_REPORT, tallyVitest, testComputed);
      await count(VITEST_REPORT, tallyVitest, () => vitest(VITEST_REPORT, excluding([...LONG, ...COMPUTED])));
      await loading;
    },
  },
  {
    title: 'Component tests',
    showsOutput: true,
    async run() {
      for (const shard of COMPONENT_SHARDS)
        await count(COMPONENTS_REPORT, tallyVitest, () =>
          vitest(COMPONENTS_REPORT, ['--config=vitest.browser.config.ts', `--shard=${shard}`]),
        );
    },
  },
  {
    title: 'Browser tests',
    showsOutput: true,
    async run() {
      await playwright('--grep-invert=@long');
      await computing;
    },
  },
];

/** @type {import('./setup/steps.mjs').SetupStep[]} */
const longSteps = [
  {
    title: 'Long tests of service and light',
    showsOutput: true,
    run: () =>
      count(VITEST_REPORT, tallyVitest, () => vitest(VITEST_REPORT, [...LONG, ...excluding([SOAK])])),
  },
  {
    title: 'Long browser tests',
    showsOutput: true,
    async run() {
      const soaking = count(SOAK_REPORT, tallyVitest, () => vitest(SOAK_REPORT, [SOAK]));
      await loadDemo();
      await playwright('--grep=@long');
      await soaking;
    },
  },
];

mkdirSync(`${CACHE}tests`, { recursive: true });
await runSteps([installStep, ...buildSteps, chromiumStep, ...(isLong ? longSteps : testSteps)]);

const { passed, failed, skipped, failures } = sumTallies(tallies);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
