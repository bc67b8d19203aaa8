import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findInstalledChromium } from '../../scripts/setup/chromium.mjs';

export interface OwnBrowser {
  page: Page;
  /** Unwritten data is lost, as in a crash. */
  kill(): Promise<void>;
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = line.match(/^DevTools listening on (\S+)/)?.[1];
    if (address) return address;
  }
  throw new Error('Chromium ended before it was ready. Set CHROMIUM_PATH to one that starts.');
}

export async function startBrowser(profile: string): Promise<OwnBrowser> {
  const program = findInstalledChromium() ?? chromium.executablePath();
  const child = spawn(
    program,
    [
      ...CHROMIUM_ARGS,
      '--headless',
      '--accept-lang=pl-PL',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
    ],
    // A process group, so that all processes end together.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const browser: Browser = await chromium.connectOverCDP(await addressIn(child.stderr));
  child.stderr.resume();
  const page = await (browser.contexts()[0] as ReturnType<Browser['contexts']>[number]).newPage();
  return {
    page,
    async kill() {
      if (child.exitCode === null && child.signalCode === null)
        process.kill(-(child.pid as number), 'SIGKILL');
      await ended;
    },
  };
}
