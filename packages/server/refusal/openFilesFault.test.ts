import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../app.ts';
import { StorageFault } from '../files/fileStore.ts';
import { addressOf, type Child, startChild } from '../testing/child.ts';
import { ENGINES } from '../testing/engines.ts';
import { ADMINISTRATOR, freshService } from '../testing/freshService.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const { postgres } = ENGINES;
const WITHIN = { timeout: 10_000, interval: 10 };
const CODE = 'too-many-open-files';

const PICTURE = '/files/images/bindings/Zk3v8cQp1xL0aB5n7RtY.webp';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><circle cx="40" cy="30" r="20"/></svg>';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: too many open files`), { code, syscall: 'open' });

describe('an error that reports too many open files', () => {
  it.each([
    ['of this process', systemError('EMFILE')],
    ['of the machine', systemError('ENFILE')],
    ['under the error of `fetch`', new TypeError('fetch failed', { cause: systemError('EMFILE') })],
    ['among those of several servers', new AggregateError([new Error('unavailable'), systemError('EMFILE')])],
    ['under a fault of the storage', new StorageFault('Cannot be reached.', systemError('EMFILE'))],
  ])('is answered with 503 and when to come back, and logged: %s', async (_, error) => {
    const { parts, errors } = await freshService();
    const files = { ...parts.files, read: () => Promise.reject(error) };
    const response = await createApp({ ...parts, files }).request(PICTURE);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: CODE,
      message: expect.stringContaining('Try again in a minute'),
    });
    expect(errors).toEqual([error]);
  });

  it('is no other error of the system', async () => {
    const { parts } = await freshService();
    const files = { ...parts.files, read: () => Promise.reject(systemError('EINVAL')) };
    const response = await createApp({ ...parts, files }).request(PICTURE);
    expect(response.status).toBe(500);
  });
});

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

const setLimit = ({ process: { pid } }: Child, limit: number) =>
  run('prlimit', '--pid', String(pid), `--nofile=${limit}:`);

const elsewhere = run('prlimit', '--version') ? '' : ' (skipped: there is no prlimit here)';

async function running(settings: Record<string, string> = {}) {
  const { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD } = ADMINISTRATOR;
  const DATA_DIR = await temporaryFolder();
  const child = startChild({ DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD, ...settings }, '--empty');
  const address = await addressOf(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const send = (path: string, body?: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST';
        const requesting = request(address + path, {
          agent,
          method,
          headers: { origin: address, ...headers },
        });
        requesting.once('error', reject);
        requesting.once('response', async (response) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: await text(response),
          }),
        );
        requesting.end(body);
      },
    );
  return { child, send };
}

describe.skipIf(elsewhere)(`a service that cannot open more files${elsewhere}`, () => {
  it('reports it for a file, logs the remedy, and recovers', async () => {
    const { child, send } = await running();
    const { adminEmail: email, adminPassword: password } = ADMINISTRATOR;
    const json = { 'content-type': 'application/json' };
    const signedIn = await send('/api/auth/sign-in/email', JSON.stringify({ email, password }), json);
    const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const headers = { cookie, 'content-type': 'text/plain' };
    const { url } = JSON.parse((await send('/api/files/notes', 'a note', headers)).body);
    setLimit(child, 1);
    const drawn = { cookie, 'content-type': 'image/svg+xml' };
    const upload = () => send('/api/files/images/bindings', DRAWING, drawn);
    for (const { status, body } of [
      await send(url),
      await send('/api/files/notes', 'another', headers),
      await upload(),
    ]) {
      expect(status).toBe(503);
      expect(JSON.parse(body)).toMatchObject({ code: CODE });
    }
    await child.line(/"level":"error".*raise its limit of open files/);
    setLimit(child, 1_024);
    expect((await send(url)).body).toBe('a note');
    expect((await send('/api/files/notes', 'another', headers)).status).toBe(201);
    expect((await upload()).status).toBe(201);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });

  it.skipIf(postgres.missing)(
    `reports it for a database connection, and recovers${postgres.missing}`,
    async () => {
      const { databaseUrl = '' } = await postgres.create();
      const { child, send } = await running({ DATABASE_URL: databaseUrl });
      const order = async () => {
        const { status, body } = await send('/api/orders/Zk3v8cQp1xL0aB5n7RtY');
        return { status, code: JSON.parse(body).code };
      };
      expect((await order()).status).toBe(404);
      setLimit(child, 1);
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      // A connection not yet known to be broken is another reason for a 503.
      await vi.waitFor(async () => expect(await order()).toEqual({ status: 503, code: CODE }), WITHIN);
      await child.line(/"level":"error".*raise its limit of open files/);
      setLimit(child, 1_024);
      await vi.waitFor(async () => expect((await order()).status).toBe(404), WITHIN);
    },
  );
});
