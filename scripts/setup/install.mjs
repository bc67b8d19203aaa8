import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { runCommand } from './command.mjs';
import { ROOT } from './root.mjs';
import { StepFailure } from './steps.mjs';

/** Written last by npm. */
const INSTALLED = 'node_modules/.package-lock.json';

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * @param {string} file
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Packages for other platforms may be absent.
 * @param {string} root folder with a slash at its end
 */
export function isInstalled(root) {
  /** @type {Packages} */
  let installed;
  try {
    installed = packagesOf(`${root}${INSTALLED}`);
  } catch {
    return false;
  }
  return Object.entries(packagesOf(`${root}package-lock.json`)).every(([path, expected]) => {
    if (!path.includes('node_modules/')) return true; // the project's own packages
    const found = installed[path];
    if (!found) return Boolean(expected.optional || expected.devOptional);
    return found.version === expected.version && found.integrity === expected.integrity;
  });
}

/** @type {import('./steps.mjs').SetupStep} */
export const installStep = {
  title: 'Installing the dependencies',
  isDone: () => isInstalled(ROOT),
  async run() {
    // Removed first: an interrupted installation must not count as complete.
    rmSync(`${ROOT}${INSTALLED}`, { force: true });
    for (const name of readdirSync(`${ROOT}packages`))
      rmSync(`${ROOT}packages/${name}/node_modules`, { recursive: true, force: true });

    // The build needs development dependencies, even if NODE_ENV is `production`.
    const { code, output } = await runCommand('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      capturesOutput: true,
    });
    if (code !== 0)
      throw new StepFailure(`"npm ci" ended with code ${code}.`, {
        output,
        remedy:
          'Check the connection to the package registry (npm config get registry) and the free disk space, then run the command again.',
      });
  },
};
