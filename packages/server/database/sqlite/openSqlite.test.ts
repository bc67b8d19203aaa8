import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../../documents/documentStore.ts';
import { ENGINES } from '../../testing/engines.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';

it('an error that ends a transaction in SQLite, such as a full disk, is reported unchanged', async () => {
  const { db } = await (await ENGINES.sqlite.create())();
  const store = new DocumentStore(db);
  await sql`create trigger full before insert on documents begin select raise(rollback, 'no room'); end`.execute(
    db,
  );
  await expect(store.add('bindings', SAMPLES.bindings)).rejects.toThrow('no room');
  await sql`drop trigger full`.execute(db);
  await store.add('bindings', SAMPLES.bindings);
  expect(await store.list('bindings')).toHaveLength(1);
});

it('a query after closing is rejected, and ends nothing else', async () => {
  const database = await openDatabase({ dataDir: await temporaryFolder() });
  const late = database.db.connection().execute(async (db) => {
    await database.close();
    await sql`delete from meta`.execute(db);
  });
  await expect(late).rejects.toThrow('not open');
});

describe('a transaction', () => {
  const readingFirst = (database: Database, work: () => Promise<unknown>) =>
    new DocumentStore(database.db).transaction(async (within) => {
      await within.list('emails');
      await work();
      return within.add('emails', { email: 'jan@example.com' });
    });

  async function openedTwice() {
    const dataDir = await temporaryFolder();
    const databases = [await openDatabase({ dataDir }), await openDatabase({ dataDir })] as const;
    for (const { db } of databases) await sql`pragma busy_timeout = 0`.execute(db);
    return databases;
  }

  it('that may write locks out other writers from its start, so none of its writes is rejected', async () => {
    const [one, other] = await openedTwice();
    const isRefused = expect.objectContaining({ code: 'SQLITE_BUSY' });
    await readingFirst(one, () =>
      expect(new DocumentStore(other.db).add('emails', { email: 'eva@example.com' })).rejects.toEqual(
        isRefused,
      ),
    );
    await readingFirst(other, async () => {});
    expect(await new DocumentStore(one.db).list('emails')).toHaveLength(2);
    for (const { close } of [one, other]) await close();
  });

  it('that could not start, because another process writes too long, harms no later one', async () => {
    const [one, other] = await openedTwice();
    await readingFirst(other, () =>
      expect(readingFirst(one, async () => {})).rejects.toThrow('database is locked'),
    );
    await readingFirst(one, async () => {});
    expect(await new DocumentStore(other.db).list('emails')).toHaveLength(2);
    for (const { close } of [one, other]) await close();
  });
});
