import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './database/openDatabase.ts';
import { addressOf, type Child, startChild } from './testing/child.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const EMAIL = JSON.stringify({ email: 'anna@example.com' });

async function running(environment: Record<string, string> = {}) {
  const DATA_DIR = await temporaryFolder();
  const child = startChild({ DATA_DIR, ...environment }, '--empty');
  return { DATA_DIR, child, address: await addressOf(child) };
}

async function openRequest(address: string): Promise<ClientRequest> {
  const sending = request(`${address}/api/documents/emails`, {
    method: 'POST',
    headers: { expect: '100-continue', 'content-length': EMAIL.length },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  return sending;
}

async function requestStop(child: Child): Promise<void> {
  child.process.kill('SIGTERM');
  await child.line(/"msg":"stopping"/);
}

describe('a service that receives a stop signal', () => {
  it('answers and stores open requests, and exits with success', async () => {
    const { DATA_DIR, child, address } = await running();
    const sending = await openRequest(address);
    await requestStop(child);
    sending.end(EMAIL);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(201);
    expect(response.headers.connection).toBe('close');
    const { id } = JSON.parse(await text(response));
    expect(await child.ended).toBe(0);
    expect(child.lines.at(-1)).toContain('"msg":"stopped"');
    const { db, close } = await openDatabase({ dataDir: DATA_DIR });
    const stored = await db.selectFrom('documents').select('id').where('collection', '=', 'emails').execute();
    await close();
    expect(stored).toEqual([{ id }]);
  });

  it('cuts off requests that do not end in time, and exits with success', async () => {
    const { child, address } = await running({ STOP_TIMEOUT: '1' });
    const sending = await openRequest(address);
    const cut = once(sending, 'error');
    await requestStop(child);
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
    expect(await child.ended).toBe(0);
  });

  it('is not ready but serves for STOP_DELAY, and exits at once on a second signal', async () => {
    const { child, address } = await running({ STOP_DELAY: '600' });
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    await requestStop(child);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    const { status, headers } = await fetch(`${address}/api/snapshots/standard`);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBeNull();
  });
});
