import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DocumentStore } from '../../documents/documentStore.ts';
import { ENGINES } from '../../testing/engines.ts';
import { databaseFault } from '../fault.ts';

const MANY = 1_000;

it('a write for which there is no room is refused as such, and the next one holds once there is', async () => {
  const { db } = await (await ENGINES.sqlite.create())();
  const store = new DocumentStore(db);
  const allow = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  // Less than it has already: it may not grow.
  await allow(1);
  let fault: unknown = null;
  let stored = 0;
  while (!fault && stored < MANY)
    try {
      await store.add('emails', { email: `${stored}@example.com` });
      stored += 1;
    } catch (error) {
      fault = error;
    }
  expect(databaseFault(fault)).toMatchObject({ status: 503 });
  await allow(1_000_000);
  await store.add('emails', { email: 'anna@example.com' });
  expect(await store.list('emails')).toHaveLength(stored + 1);
});
