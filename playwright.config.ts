import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { ADMINISTRATOR } from './e2e/administrator.mjs';
import { CLIENT_HEADER } from './e2e/client.ts';
import { CHROMIUM_ARGS, findInstalledChromium } from './scripts/setup/chromium.mjs';

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string')
    throw new Error('No free port to serve the browser tests on.');
  return String(address.port);
}

// Workers inherit the port; tests of a second clone use another one.
process.env.E2E_PORT ??= await freePort();
const PORT = process.env.E2E_PORT;
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Time for a journey on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'pl-PL',
    // Animations take a seventh of the CPU time; tests of motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // A worker's cache would hide requests; `offline.spec.ts` allows workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Playwright starts its own download if none is installed.
      executablePath: findInstalledChromium(),
      args: CHROMIUM_ARGS,
    },
  },
  webServer: {
    command: 'node e2e/server.mjs',
    url: baseURL,
    env: {
      PORT,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      CLIENT_IP_HEADER: CLIENT_HEADER,
      LOG_LEVEL: 'error',
    },
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 180_000,
  },
});
