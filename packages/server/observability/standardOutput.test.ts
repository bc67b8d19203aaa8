import { expect, it, vi } from 'vitest';
import { startChild } from '../testing/child.ts';
import { freePort } from '../testing/freePort.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

it('a start continues if nobody reads its output', async () => {
  const port = await freePort();
  const child = startChild({ DATA_DIR: await temporaryFolder(), PORT: String(port) }, '--empty');
  child.process.stdout?.destroy();
  const send = () => fetch(`http://127.0.0.1:${port}/api/snapshots/standard`);
  expect((await vi.waitFor(send, { timeout: 20_000, interval: 50 })).status).toBe(200);
  child.process.kill('SIGTERM');
  expect(await child.ended).toBe(0);
});
