import { readFileSync, unlinkSync } from 'node:fs';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { DocumentStore } from '../../documents/documentStore.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabase } from '../openDatabase.ts';
import { databasePath } from './openSqlite.ts';

async function opened() {
  const dataDir = await temporaryFolder();
  const { db, close } = await openDatabase({ dataDir });
  onTestFinished(() => close());
  const path = databasePath(dataDir);
  return { db, path, store: new DocumentStore(db) };
}

type Request = Awaited<ReturnType<typeof opened>>['db'];

const add = (store: DocumentStore, name: string) => store.add('emails', { email: `${name}@example.com` });
const NAMES = ['ada', 'ben', 'cleo', 'dan'];

function storedIn(path: string): number {
  const other = new Libsql(path);
  const row = other.prepare('select count(*) as count from documents').get([]) as { count: number };
  other.close();
  return row.count;
}

function commitsIn(path: string): number {
  const log = readFileSync(`${path}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

const refuseName = (name: string, how: 'abort' | 'rollback') =>
  sql.raw(`create trigger refused before insert on documents when new.body like '%${name}@%'
    begin select raise(${how}, 'no room'); end`);

it('transactions that end at the same time share one commit, before each resolves', async () => {
  const { store, path } = await opened();
  const before = commitsIn(path);
  await Promise.all(
    NAMES.map(async (name) => {
      await add(store, name);
      expect(storedIn(path)).toBe(NAMES.length);
    }),
  );
  expect(commitsIn(path) - before).toBe(1);
});

it('a failed transaction does not affect the others', async () => {
  const { db, store } = await opened();
  await refuseName('cleo', 'abort').execute(db);
  const outcomes = await Promise.allSettled(NAMES.map((name) => add(store, name)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await store.list('emails')).toHaveLength(3);
});

it('transactions that SQLite ends with a failed one get its error; later ones are stored', async () => {
  const { db, store } = await opened();
  await refuseName('cleo', 'rollback').execute(db);
  const outcomes = await Promise.allSettled(NAMES.map((name) => add(store, name)));
  const refused = { status: 'rejected', reason: expect.objectContaining({ message: 'no room' }) };
  expect(outcomes).toEqual([refused, refused, refused, expect.objectContaining({ status: 'fulfilled' })]);
  expect(await store.list('emails')).toMatchObject([{ email: 'dan@example.com' }]);
});

it('a finished transaction is stored before others read it', async () => {
  const { store, path } = await opened();
  const [found] = await Promise.all([
    (async () => {
      for (;;) {
        const list = await store.list('emails');
        if (list.length > 0) return storedIn(path);
        await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      }
    })(),
    add(store, 'ada'),
  ]);
  expect(found).toBe(1);
});

it('every transaction is rejected if the commit fails', async () => {
  const { store, path } = await opened();
  unlinkSync(path);
  const outcomes = await Promise.allSettled(NAMES.map((name) => add(store, name)));
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CANTOPEN' } });
});

it('closing the database stores finished transactions only', async () => {
  const { db, store, path } = await opened();
  const through = add(store, 'ada');
  const cutOff = store.transaction(async (within) => {
    await add(within, 'ben');
    await db.destroy();
  });
  await expect(cutOff).rejects.toThrow();
  await through;
  expect(storedIn(path)).toBe(1);
});

it('a loop of queries lets other work run, also within a transaction', async () => {
  const { db } = await opened();
  const concurrentTurns = async (send: Request) => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    });
    const end = performance.now() + 200;
    while (performance.now() < end) await send.selectFrom('documents').selectAll().execute();
    clearInterval(others);
    return turns;
  };
  expect(await concurrentTurns(db)).toBeGreaterThan(3);
  expect(await db.transaction().execute(concurrentTurns)).toBeGreaterThan(3);
});
