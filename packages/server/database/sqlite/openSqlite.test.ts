import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DocumentStore } from '../../documents/documentStore.ts';
import { ENGINES } from '../../testing/engines.ts';
import { SAMPLES } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabase } from '../openDatabase.ts';

it('an error with which SQLite ends a transaction itself, as where the disk is full, is told as it is', async () => {
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

it('what is still asked of a database that has been closed is refused, and ends nothing but itself', async () => {
  const database = await openDatabase({ dataDir: await temporaryFolder() });
  const late = database.db.connection().execute(async (db) => {
    await database.close();
    await sql`delete from meta`.execute(db);
  });
  await expect(late).rejects.toThrow('not open');
});
