import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentOf } from '@lumitor/domain/collections/collections';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseConfig } from '../../config.ts';
import { DocumentStore } from '../../documents/documentStore.ts';
import { start } from '../../start.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabase } from '../openDatabase.ts';

const ADDRESS = 'Zdzislawa.Grzegzolka';

afterEach(() => {
  vi.useRealTimers();
});

const filesWithAddress = (dataDir: string) =>
  (readdirSync(dataDir, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .filter((name) =>
      readFileSync(join(dataDir, name)).toString('latin1').toLowerCase().includes(ADDRESS.toLowerCase()),
    );

async function opened(folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  // As the start does.
  if (!folder) await database.forget();
  return { ...database, dataDir, store: new DocumentStore(database.db) };
}

async function storeAndErase(store: DocumentStore): Promise<void> {
  const stored: DocumentOf<'emails'>[] = [];
  for (let count = 0; count < 200; count += 1) {
    const isToGo = count % 7 === 0;
    const email = `${isToGo ? ADDRESS : 'jan'}.${count}@example.com`;
    const document = await store.add('emails', { ...SAMPLES.emails, email });
    if (isToGo) stored.push(document);
  }
  for (const [index, { id }] of stored.entries())
    await (index % 2 === 0
      ? store.remove('emails', id)
      : store.update('emails', id, { email: `nikt.${index}@example.com` }));
}

/** Data of an older version, which did not overwrite what it deleted. */
async function oldFolder(): Promise<string> {
  const { dataDir, db, store, close } = await opened();
  await sql`pragma secure_delete = off`.execute(db);
  await sql`pragma user_version = 0`.execute(db);
  await storeAndErase(store);
  await close();
  expect(filesWithAddress(dataDir)).toEqual(['lumitor.db']);
  return dataDir;
}

describe('deleted data', () => {
  it('is in no file of the data folder after it is erased', async () => {
    const { dataDir, store, forget } = await opened();
    await storeAndErase(store);
    expect(filesWithAddress(dataDir)).toContain('lumitor.db-wal');
    expect(await forget()).toBe(true);
    expect(filesWithAddress(dataDir)).toEqual([]);
    expect(await store.list('emails')).toHaveLength(185);
  });

  it('of a version that did not overwrite it is erased too', async () => {
    const { dataDir, forget, store } = await opened(await oldFolder());
    expect(await forget()).toBe(true);
    expect(filesWithAddress(dataDir)).toEqual([]);
    expect(await store.list('emails')).toHaveLength(185);
  });

  it('of such a version is erased when the service starts', async () => {
    const dataDir = await oldFolder();
    const settings = {
      PORT: '0',
      DATA_DIR: dataDir,
      EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    };
    const running = await start(parseConfig(settings, ['--empty']), join(dataDir, 'web'), () => {});
    onTestFinished(() => running.stop());
    expect(filesWithAddress(dataDir)).toEqual([]);
  });

  it('is erased once another process stops reading the database', async () => {
    const { dataDir, store, forget } = await opened();
    await storeAndErase(store);
    const reader = new Libsql(join(dataDir, 'lumitor.db'));
    reader.exec('begin');
    reader.prepare('select * from documents').all();
    await store.add('emails', SAMPLES.emails);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await forget()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(filesWithAddress(dataDir)).not.toEqual([]);
    reader.exec('rollback');
    reader.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(filesWithAddress(dataDir)).toEqual([]);
  });
});

describe('a database without deleted data', () => {
  it('is not rewritten each time', async () => {
    const { db, forget, dataDir } = await opened();
    const pages = async () =>
      (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count;
    await sql`create table large (text text)`.execute(db);
    await sql`insert into large values (${'x'.repeat(10_000)})`.execute(db);
    await sql`drop table large`.execute(db);
    const before = await pages();
    await forget();
    // A rewrite leaves no free page.
    expect(await pages()).toBe(before);
    const again = await opened(dataDir);
    await again.forget();
    expect(await pages()).toBe(before);
  });
});
