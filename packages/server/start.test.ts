import { readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from './config.ts';
import { type Running, start } from './start.ts';
import { StartFault } from './startFault.ts';
import { addressOf, startChild } from './testing/child.ts';
import { ADMINISTRATOR } from './testing/freshService.ts';
import { startS3Server } from './testing/s3Server.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const GIVEN = { ADMIN_EMAIL: ADMINISTRATOR.adminEmail, ADMIN_PASSWORD: ADMINISTRATOR.adminPassword };

const startIn = async (dataDir: string, port = 0, settings: Record<string, string> = {}) =>
  start(
    parseConfig(
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
        LOG_LEVEL: 'silent',
        ...GIVEN,
        ...settings,
      },
      ['--empty'],
    ),
    join(dataDir, 'web'),
    () => {},
  );

async function faultsOf(starting: Promise<Running>): Promise<readonly string[]> {
  const fault: unknown = await starting.then(
    () => null,
    (error) => error,
  );
  expect(fault).toBeInstanceOf(StartFault);
  return (fault as StartFault).lines;
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as it comes.
const readJson = async (url: string): Promise<any> => (await fetch(url)).json();

async function signedIn(address: string) {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: GIVEN.ADMIN_EMAIL, password: GIVEN.ADMIN_PASSWORD }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (path: string, init: RequestInit = {}) =>
    fetch(`${address}${path}`, { ...init, headers: { cookie, origin: address, ...init.headers } });
}

describe('a start', () => {
  it('prints the address, and the generated password the first time only', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = startChild({ DATA_DIR }, '--empty');
    expect(await addressOf(first)).toMatch(/^http:\/\/localhost:\d+$/);
    expect(first.lines).toContain('Administrator: admin@lumitor.local');
    expect(first.lines.filter((line) => /^Password: \w{16} /.test(line))).toHaveLength(1);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = startChild({ DATA_DIR }, '--empty');
    await addressOf(second);
    expect(second.lines).toHaveLength(1);
  });

  it('is refused for an invalid port, in one line', async () => {
    const child = startChild({ DATA_DIR: await temporaryFolder(), PORT: 'abc' });
    expect(await child.ended).toBe(1);
    expect(child.lines).toEqual(['PORT is "abc": set it to a whole number from 0 to 65535, such as 3000.']);
  });

  it('is refused for a port in use, in one line, before anything is installed', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => {
      other.close();
    });
    const { port } = other.address() as AddressInfo;
    const dataDir = await temporaryFolder();
    expect(await faultsOf(startIn(dataDir, port))).toEqual([
      `PORT ${port} is in use by another process: stop that process, or set PORT to another number.`,
    ]);
    expect(await readdir(dataDir)).not.toContain('lumitor.db');
  });

  it('is refused for a data folder that cannot be created, in one line', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(await faultsOf(startIn(join(file, 'data')))).toEqual([
      expect.stringMatching(/^DATA_DIR .*\/file\/data cannot be written \(ENOTDIR\): /),
    ]);
  });

  it('is refused for an invalid database file, in one line, and works once the file is removed', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'lumitor.db'), 'x'.repeat(5000));
    expect(await faultsOf(startIn(dataDir))).toEqual([
      expect.stringContaining('lumitor.db is not a database: restore it'),
    ]);
    await rm(join(dataDir, 'lumitor.db'));
    await (await startIn(dataDir)).stop();
  });

  it('is refused on a database of a newer version, in one line', async () => {
    const dataDir = await temporaryFolder();
    await (await startIn(dataDir)).stop();
    const database = new Database(join(dataDir, 'lumitor.db'));
    database.exec("INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')");
    database.close();
    expect(await faultsOf(startIn(dataDir))).toEqual([
      expect.stringContaining('A newer version created the database: '),
    ]);
  });

  it.each([
    [{ S3_ACCESS_KEY_ID: 'unknown' }, /403 InvalidAccessKeyId: set S3_ACCESS_KEY_ID to a known key\.$/],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, /403 SignatureDoesNotMatch: set .*S3_SECRET_ACCESS_KEY to /],
    [{ S3_BUCKET: 'another' }, /404 NoSuchBucket: create the bucket, or set S3_BUCKET to /],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:1' },
      /cannot be reached \(.+\): check that it is running and that S3_ENDPOINT /,
    ],
  ])('is refused with an unusable storage, in one line: %o', async (wrong, line) => {
    const { settings, stop } = await startS3Server();
    onTestFinished(stop);
    const starting = startIn(await temporaryFolder(), 0, {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      ...wrong,
    });
    expect(await faultsOf(starting)).toEqual([expect.stringMatching(line)]);
  });

  it('is refused while another process uses the data folder, and works after that process was killed', async () => {
    const dataDir = await temporaryFolder();
    const first = startChild({ DATA_DIR: dataDir }, '--empty');
    await addressOf(first);
    expect(await faultsOf(startIn(dataDir))).toEqual([
      `DATA_DIR ${dataDir} is in use by another process: stop that process, or set DATA_DIR to another folder.`,
    ]);
    first.process.kill('SIGKILL');
    await first.ended;
    await (await startIn(dataDir)).stop();
  });
});

describe('a running service', () => {
  it('ends its event streams and releases the data folder when it stops', async () => {
    const dataDir = await temporaryFolder();
    const running = await startIn(dataDir);
    const events = await fetch(`${running.address}/api/events`);
    await running.stop();
    expect(await events.text()).toContain('retry:');
    await (await startIn(dataDir)).stop();
  });

  it('stays healthy when browsers disconnect before reading everything', async () => {
    const { address, stop } = await startIn(await temporaryFolder());
    for (let browser = 0; browser < 20; browser += 1) {
      const leaving = new AbortController();
      await fetch(`${address}/api/events`, { signal: leaving.signal });
      leaving.abort();
    }
    expect(await readJson(`${address}/readyz`)).toMatchObject({ isReady: true });
    await stop();
  });

  it('answers a too large body before its end, and the next request too', async () => {
    const { address, stop } = await startIn(await temporaryFolder());
    const body = new Uint8Array(3_000_000);
    const refused = await fetch(`${address}/api/documents/emails`, { method: 'POST', body });
    expect(refused.status).toBe(413);
    expect(await readJson(`${address}/readyz`)).toMatchObject({ isReady: true });
    await stop();
  });
});

describe('a process killed while writing', () => {
  it('has lost no acknowledged write', async () => {
    const DATA_DIR = await temporaryFolder();
    const child = startChild({ DATA_DIR, ...GIVEN }, '--empty');
    const send = await signedIn(await addressOf(child));
    const documents: string[] = [];
    const files: string[] = [];

    const writeDocuments = async () => {
      for (let count = 0; ; count += 1) {
        const body = JSON.stringify({ title: `Tuba ${count}`, type: 'spot', active: true });
        const response = await send('/api/documents/bindings', { method: 'POST', body }).catch(() => null);
        if (response?.status !== 201) return;
        const added = (await response.json().catch(() => null)) as { id: string } | null;
        if (added) documents.push(added.id);
        if (documents.length === 60) child.process.kill('SIGKILL');
      }
    };
    const writeFiles = async () => {
      for (;;) {
        const init = { method: 'POST', body: 'text', headers: { 'content-type': 'text/plain' } };
        const response = await send('/api/files/notes', init).catch(() => null);
        if (response?.status !== 201) return;
        const stored = (await response.json().catch(() => null)) as { url: string } | null;
        if (stored) files.push(stored.url);
      }
    };
    await Promise.all([writeDocuments(), writeDocuments(), writeFiles()]);
    await child.ended;
    expect(documents.length).toBeGreaterThanOrEqual(60);
    expect(files.length).toBeGreaterThan(0);

    const again = startChild({ DATA_DIR }, '--empty');
    const address = await addressOf(again);
    const { bindings } = await readJson(`${address}/api/snapshots/standard`);
    const former = new Set(bindings.map(({ id }: { id: string }) => id));
    expect(documents.filter((id) => !former.has(id))).toEqual([]);
    for (const url of files) expect((await fetch(`${address}${url}`)).status).toBe(200);
  });

  it('at the first start, starts again and then has everything once', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = startChild({ DATA_DIR });
    await first.line(/^Demo catalogue: 20 of/);
    first.process.kill('SIGKILL');
    await first.ended;
    const second = startChild({ DATA_DIR }, '--empty');
    const address = await addressOf(second);
    const { bindings } = await readJson(`${address}/api/snapshots/standard`);
    expect(bindings).toEqual([]);
    const { languages } = await readJson(`${address}/api/snapshots/texts`);
    expect(languages.map(({ lang }: { lang: string }) => lang)).toEqual(['PL', 'EN']);
  });
});
