import { expect, it, vi } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { type Child, startChild } from '../testing/child.ts';
import { freshService } from '../testing/freshService.ts';
import { mailServer } from '../testing/mailServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

it('a service that is killed between the delivery of a mail and its record sends it again under the same Message-ID', async () => {
  const dataDir = await temporaryFolder();
  let killed: Child | undefined;
  const { received, settings } = await mailServer({
    async onMail() {
      if (received.length > 1) return;
      killed?.process.kill('SIGKILL');
      await killed?.ended;
    },
  });
  const database = await openDatabase({ dataDir });
  const { parts } = await freshService({ dataDir, database });
  await parts.store.add('serviceSettings', settings, { id: 'mail' });
  const mail = { to: 'jan@example.com', subject: 'Oferta', text: 'Oferta', html: '<p>Oferta</p>' };
  for (const subject of ['Oferta 1', 'Oferta 2'])
    await parts.outbox.queueMail(parts.store.db, { ...mail, subject });
  await database.close();

  killed = startChild({ DATA_DIR: dataDir }, '--empty');
  expect(await killed.ended).toBeNull();
  // Another delivery may have been in progress.
  expect([1, 2]).toContain(received.length);

  const between = await openDatabase({ dataDir });
  const now = new Date().toISOString();
  const { numUpdatedRows } = await between.db
    .updateTable('outbox')
    .set({ nextAt: now })
    .where('nextAt', '>', now)
    .where('nextAt', '<=', new Date(Date.now() + 60_000).toISOString())
    .executeTakeFirst();
  expect([1n, 2n]).toContain(numUpdatedRows);
  await between.close();

  const next = startChild({ DATA_DIR: dataDir }, '--empty');
  const [first] = received;
  const again = () => received.slice(1).filter(({ subject }) => subject === first?.subject);
  await vi.waitFor(
    () => {
      expect(again()).toHaveLength(1);
      expect(new Set(received.map(({ subject }) => subject)).size).toBe(2);
    },
    { timeout: 30_000 },
  );
  expect(again()).toMatchObject([{ messageId: first?.messageId }]);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2);
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  const after = await openDatabase({ dataDir });
  const unsent = await after.db.selectFrom('outbox').select('id').where('doneAt', 'is', null).execute();
  await after.close();
  expect(unsent).toEqual([]);
}, 60_000);
