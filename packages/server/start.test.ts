import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, startChild } from './testing/child.ts';
import { ADMINISTRATOR, temporaryFolder } from './testing/freshService.ts';

const GIVEN = { ADMIN_EMAIL: ADMINISTRATOR.adminEmail, ADMIN_PASSWORD: ADMINISTRATOR.adminPassword };

/** Starts the service where it must not start, and gives what it says. */
async function refusedStart(environment: Record<string, string>) {
  const child = startChild(environment, '--empty');
  const code = await child.ended;
  return { code, lines: child.lines };
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

describe('a start', { timeout: 30_000 }, () => {
  it('prints the address, and the generated password at the first time alone', async () => {
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

  it('is refused for a bad port, in one line', async () => {
    const { code, lines } = await refusedStart({ DATA_DIR: await temporaryFolder(), PORT: 'abc' });
    expect(code).toBe(1);
    expect(lines).toEqual(['PORT is "abc": set it to a whole number from 0 to 65535, such as 3000.']);
  });

  it('is refused for a port in use, in one line, before anything is installed', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => {
      other.close();
    });
    const PORT = String((other.address() as AddressInfo).port);
    const { code, lines } = await refusedStart({ DATA_DIR: await temporaryFolder(), PORT });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `PORT ${PORT} is in use by another process: stop that one, or set PORT to another number.`,
    ]);
  });

  it('is refused for a data folder that cannot be made, in one line', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const DATA_DIR = join(file, 'data');
    const { code, lines } = await refusedStart({ DATA_DIR });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^DATA_DIR .*\/file\/data cannot be written \(ENOTDIR\): /),
    ]);
  });

  it('is refused for a database that is none, in one line', async () => {
    const DATA_DIR = await temporaryFolder();
    await writeFile(join(DATA_DIR, 'lumitor.db'), 'x'.repeat(5000));
    const { code, lines } = await refusedStart({ DATA_DIR });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining('lumitor.db is not a database: restore it')]);
  });

  it('is refused while another process has the data folder, and not after that one was killed', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = startChild({ DATA_DIR }, '--empty');
    await addressOf(first);
    const { code, lines } = await refusedStart({ DATA_DIR });
    expect(code).toBe(1);
    expect(lines).toEqual([
      `DATA_DIR ${DATA_DIR} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
    ]);
    first.process.kill('SIGKILL');
    await first.ended;
    await addressOf(startChild({ DATA_DIR }, '--empty'));
  });
});

describe('a stop', { timeout: 30_000 }, () => {
  it('ends open event streams and then the process', async () => {
    const child = startChild({ DATA_DIR: await temporaryFolder() }, '--empty');
    const events = await fetch(`${await addressOf(child)}/api/events`);
    child.process.kill('SIGINT');
    expect(await events.text()).toContain('retry:');
    expect(await child.ended).toBe(0);
  });
});

describe('a browser that goes', { timeout: 30_000 }, () => {
  it('leaves the service in good health, with or without having read all', async () => {
    const child = startChild({ DATA_DIR: await temporaryFolder() }, '--empty');
    const address = await addressOf(child);
    for (let browser = 0; browser < 20; browser += 1) {
      const leaving = new AbortController();
      await fetch(`${address}/api/events`, { signal: leaving.signal });
      leaving.abort();
    }
    expect(await readJson(`${address}/api/health`)).toEqual({ isReady: true });
    expect(child.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('a process killed in the middle of writing', { timeout: 60_000 }, () => {
  it('has lost nothing that was acknowledged', async () => {
    const DATA_DIR = await temporaryFolder();
    const child = startChild({ DATA_DIR, ...GIVEN }, '--empty');
    const ask = await signedIn(await addressOf(child));
    const documents: string[] = [];
    const files: string[] = [];

    const writeDocuments = async () => {
      for (let count = 0; ; count += 1) {
        const body = JSON.stringify({ title: `Tuba ${count}`, type: 'spot', active: true });
        const response = await ask('/api/documents/bindings', { method: 'POST', body }).catch(() => null);
        if (response?.status !== 201) return;
        const added = (await response.json().catch(() => null)) as { id: string } | null;
        if (added) documents.push(added.id);
        if (documents.length === 60) child.process.kill('SIGKILL');
      }
    };
    const writeFiles = async () => {
      for (;;) {
        const init = { method: 'POST', body: 'text', headers: { 'content-type': 'text/plain' } };
        const response = await ask('/api/files/notes', init).catch(() => null);
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
    const kept = new Set(bindings.map(({ id }: { id: string }) => id));
    expect(documents.filter((id) => !kept.has(id))).toEqual([]);
    for (const url of files) expect((await fetch(`${address}${url}`)).status).toBe(200);
  });

  it('at the first start, begins anew and then has everything once', async () => {
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
