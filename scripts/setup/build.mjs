import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ROOT } from './root.mjs';
import { StepFailure } from './steps.mjs';

/** Fingerprint of the sources. Removed first and written last: an interrupted build is incomplete. */
const STAMP = '.built-from';

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'packages/domain'];

/**
 * @param {string} root folder with a slash at its end
 * @param {string} name
 */
export function isBuilt(root, name) {
  let stamp;
  try {
    stamp = readFileSync(`${root}packages/${name}/dist/${STAMP}`, 'utf8');
  } catch {
    return false;
  }
  return stamp === sourcesOf(root, name);
}

/**
 * @param {string} root
 * @param {string} name
 */
const sourcesOf = (root, name) => fingerprint(root, [...SHARED_INPUTS, `packages/${name}`]);

/**
 * @param {string} root folder with a slash at its end
 * @param {string} name
 * @param {(workspace: string) => Promise<{ code: number, output: string }>} buildPackage
 */
export async function build(root, name, buildPackage) {
  const stamp = `${root}packages/${name}/dist/${STAMP}`;
  rmSync(stamp, { force: true });
  // A change during the build requires another one.
  const sources = sourcesOf(root, name);
  const { code, output } = await buildPackage(`packages/${name}`);
  if (code !== 0)
    throw new StepFailure(`The build of packages/${name} ended with code ${code}.`, {
      output,
      remedy:
        'Fix the errors above. If you changed no source, delete node_modules and run the command again.',
    });
  writeFileSync(stamp, sources);
}

/** @param {string} workspace */
const buildWithNpm = (workspace) =>
  runCommand('npm', ['run', '--silent', 'build', '-w', workspace], {
    env: { NODE_ENV: 'production' },
    capturesOutput: true,
  });

/**
 * @param {string} name
 * @param {string} title
 * @returns {import('./steps.mjs').SetupStep}
 */
const buildStep = (name, title) => ({
  title,
  isDone: () => isBuilt(ROOT, name),
  run: () => build(ROOT, name, buildWithNpm),
});

export const webBuildStep = buildStep('web', 'Building the configurator');

export const serverBuildStep = buildStep('server', 'Building the data service');

export const buildSteps = [webBuildStep, serverBuildStep];
