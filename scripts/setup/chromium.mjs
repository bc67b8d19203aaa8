import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, runTool } from './command.mjs';
import { StepFailure } from './steps.mjs';

/** No sandbox for root; no background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Headless shell uses a quarter less CPU. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...DEBIAN_PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Ubuntu's `chromium-browser` may only print how to install it.
 * @param {string} path
 */
const starts = (path) => spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0;

export function findInstalledChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_PATHS].find(
    (path) => existsSync(path) && starts(path),
  );
}

async function hasOwnDownload() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const isDebianAsRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** @type {import('./steps.mjs').SetupStep} */
export const chromiumStep = {
  title: 'Finding Chromium',
  async run() {
    const named = process.env.CHROMIUM_PATH;
    if (named && !starts(named))
      throw new StepFailure(`CHROMIUM_PATH is ${named}, which does not start.`, {
        remedy: 'Set it to the path of a Chromium or Chrome, or unset it to use an installed one.',
      });
    if (findInstalledChromium() || (await hasOwnDownload())) return;

    let output = '';
    if (isDebianAsRoot()) {
      const aptGet = async (/** @type {string[]} */ ...args) => {
        const done = await runCommand('apt-get', args, {
          capturesOutput: true,
          env: { DEBIAN_FRONTEND: 'noninteractive' },
        });
        output += done.output;
      };
      await aptGet('update');
      for (const name of DEBIAN_PACKAGES) {
        console.log(`Installing Debian’s package "${name}"`);
        await aptGet('install', '-y', '--no-install-recommends', name);
        if (findInstalledChromium()) return;
      }
    }
    console.log('Downloading Playwright’s Chromium');
    output += (await runTool('@playwright/test/cli.js', ['install', 'chromium'], { capturesOutput: true }))
      .output;
    if (await hasOwnDownload()) return;
    throw new StepFailure('The browser tests need Chromium, and none was found or could be installed.', {
      output,
      remedy:
        'Install Chromium or Google Chrome (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one, then run "npm test" again.',
    });
  },
};
