import './setup/nodeVersion.mjs';
import { availableParallelism } from 'node:os';
import { serverBuildStep } from './setup/build.mjs';
import { chromiumStep } from './setup/chromium.mjs';
import { runCommand, runTool } from './setup/command.mjs';
import { installStep } from './setup/install.mjs';
import { CACHE } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';
import { excluding, LONG } from './tests/long.mjs';
import { COMPONENT_SHARDS } from './tests/shards.mjs';

/** @typedef {{ name: string, script: string, args: string[] }} Check script of a package in node_modules, or of this folder */

/** @type {Check} */
const TESTS = {
  name: 'unit, property and API tests',
  script: 'vitest/vitest.mjs',
  args: ['run', '--silent', '--reporter=minimal', ...excluding(LONG)],
};

/** @type {Check[]} */
const COMPONENT_TESTS = COMPONENT_SHARDS.map((shard) => ({
  name: `component tests ${shard}`,
  script: 'vitest/vitest.mjs',
  args: ['run', '--silent', '--reporter=minimal', '--config=vitest.browser.config.ts', `--shard=${shard}`],
}));

const isTested = process.argv.includes('--tested');

/** @type {Check[]} longest first, so that the others run meanwhile */
const CHECKS = [
  ...(isTested ? [] : [TESTS, ...COMPONENT_TESTS]),
  { name: 'unused files, exports and dependencies', script: 'knip/bin/knip.js', args: [] },
  ...['.', 'packages/domain', 'packages/server', 'packages/web'].map((project) => ({
    name: `types of ${project}`,
    script: 'typescript/bin/tsc',
    args: ['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}types/${project}/known.json`],
  })),
  {
    name: 'format and lint',
    script: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '.'],
  },
  { name: 'words of code and documents', script: 'scripts/run.mjs', args: ['scripts/words.ts'] },
  { name: 'bytes of the first load', script: 'scripts/run.mjs', args: ['scripts/firstLoad.ts'] },
];

/** @type {{ name: string, output: string }[]} */
const failures = [];

/** @param {Check} check */
async function run({ name, script, args }) {
  const began = Date.now();
  const isOwn = script.startsWith('scripts/');
  const { code, output } = isOwn
    ? await runCommand(process.execPath, [script, ...args], { capturesOutput: true })
    : await runTool(script, args, { capturesOutput: true });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (code !== 0) failures.push({ name, output });
}

// A built service starts three times faster.
const steps = isTested ? [installStep] : [installStep, serverBuildStep, chromiumStep];
await runSteps(steps.filter((step) => !step.isDone?.()));

const waiting = [...CHECKS];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
  }),
);

for (const { name, output } of failures) console.error(`\n${name}\n\n${output.trim()}`);
if (failures.length > 0) {
  console.error(
    `\nFailed: ${failures.map(({ name }) => name).join('; ')}. "npm run format" fixes formatting.`,
  );
  process.exitCode = 1;
}
