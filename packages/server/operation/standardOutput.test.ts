import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startChild } from '../testing/child.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('a start goes on when nobody reads what it prints', { timeout: 30_000 }, async () => {
  const port = await freePort();
  const child = startChild({ DATA_DIR: await temporaryFolder(), PORT: String(port) }, '--empty');
  child.process.stdout?.destroy();
  const ask = () => fetch(`http://127.0.0.1:${port}/api/snapshots/standard`);
  // Once it listens it answers when it is ready.
  expect((await vi.waitFor(ask, { timeout: 20_000, interval: 50 })).status).toBe(200);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});
