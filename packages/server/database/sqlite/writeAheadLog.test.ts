import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DocumentStore } from '../../documents/documentStore.ts';
import { addressOf, runAdmin, startChild, startData } from '../../testing/child.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';

const EMAILS = 30;

async function withEmails() {
  const DATA_DIR = await temporaryFolder();
  const child = startChild({ DATA_DIR, CLIENT_IP_HEADER: 'x-client' }, '--empty');
  const address = await addressOf(child);
  for (let count = 0; count < EMAILS; count += 1) {
    const { status } = await fetch(`${address}/api/documents/emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': `10.0.0.${count}` },
      body: JSON.stringify({ email: `jan${count}@example.com` }),
    });
    expect(status).toBe(201);
  }
  return { DATA_DIR, child };
}

async function emailsInFile(dataDir: string): Promise<number> {
  const folder = await temporaryFolder();
  await copyFile(join(dataDir, 'lumitor.db'), join(folder, 'lumitor.db'));
  const { db, close } = await openDatabase({ dataDir: folder });
  const emails = await new DocumentStore(db).list('emails');
  await close();
  return emails.length;
}

const logSize = async (dataDir: string): Promise<number> =>
  (await stat(join(dataDir, 'lumitor.db-wal')).catch(() => null))?.size ?? 0;

describe('the file of the database', () => {
  it('is complete once the service has stopped', async () => {
    const { DATA_DIR, child } = await withEmails();
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    expect(await logSize(DATA_DIR)).toBe(0);
    expect(await emailsInFile(DATA_DIR)).toBe(EMAILS);
  });

  it.each([
    ['npm run admin', ({ DATA_DIR }: { DATA_DIR: string }) => runAdmin({ DATA_DIR }, 'list')],
    [
      'npm run data',
      async ({ DATA_DIR }: { DATA_DIR: string }) => {
        const file = join(await temporaryFolder(), 'shop.tar');
        return { code: await startData({ DATA_DIR }, 'export', file).ended };
      },
    ],
  ])('is complete after %s, if the service was killed before', async (_, run) => {
    const { DATA_DIR, child } = await withEmails();
    child.process.kill('SIGKILL');
    await child.ended;
    expect(await logSize(DATA_DIR)).toBeGreaterThan(0);
    expect(await run({ DATA_DIR })).toMatchObject({ code: 0 });
    expect(await logSize(DATA_DIR)).toBe(0);
    expect(await emailsInFile(DATA_DIR)).toBe(EMAILS);
  });
});

describe('a closed database', () => {
  async function opened(): Promise<Database & { dataDir: string; add(email: string): Promise<unknown> }> {
    const dataDir = await temporaryFolder();
    const database = await openDatabase({ dataDir });
    const store = new DocumentStore(database.db);
    return { ...database, dataDir, add: (email) => store.add('emails', { email }) };
  }

  it('leaves its log to another process that reads it', async () => {
    const { dataDir, add, close } = await opened();
    const reader = new Libsql(join(dataDir, 'lumitor.db'));
    onTestFinished(() => {
      reader.close();
    });
    reader.exec('begin');
    reader.prepare('select * from documents').all();
    await add('jan@example.com');
    await close();
    expect(await logSize(dataDir)).toBeGreaterThan(0);
    reader.exec('rollback');
    await (await openDatabase({ dataDir })).close();
    expect(await logSize(dataDir)).toBe(0);
    expect(await emailsInFile(dataDir)).toBe(1);
  });

  it('contains nothing of an unfinished transaction', async () => {
    const { dataDir, add, db, close } = await opened();
    await add('jan@example.com');
    const unfinished = await db.startTransaction().execute();
    await unfinished.deleteFrom('documents').execute();
    await close();
    expect(await logSize(dataDir)).toBe(0);
    expect(await emailsInFile(dataDir)).toBe(1);
  });
});
