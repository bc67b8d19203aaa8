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

// Workers load this file too, and inherit the port from the first process. A second clone's tests run on another port.
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
  // Room for a whole journey on a machine that has other work; nothing waits for them to pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'pl-PL',
    // What moves for the eye alone takes a seventh of the processor; journeys that are tried in motion say so.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // What one test has opened another's page would not ask for again; `offline.spec.ts` is about that, and allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Where none is installed, Playwright starts its own download.
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
