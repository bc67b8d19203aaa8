import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { mailToStrangers } from './strangers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const VICTIM = 'Jan.Victim@example.com';

/** Asks for so many mails to a mailbox of a service that begins anew on a folder. */
async function asked(dataDir: string, times: number, email = VICTIM) {
  const { db, close } = await openDatabase({ dataDir });
  const mayMail = mailToStrangers({ db, secret: 'of the installation' });
  const answers: boolean[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await mayMail(email));
  const kept = JSON.stringify(await db.selectFrom('rateLimits').selectAll().execute());
  await close();
  return { answers, kept };
}

it('a mailbox is sent five mails a day, though the service is begun anew between them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) });
  const dataDir = await temporaryFolder();
  expect((await asked(dataDir, 3)).answers).toEqual([true, true, true]);
  expect((await asked(dataDir, 3, 'jan.victim+more@example.com')).answers).toEqual([true, true, false]);
  expect((await asked(dataDir, 1)).answers).toEqual([false]);
  expect((await asked(dataDir, 1, 'ola@example.com')).answers).toEqual([true]);
  vi.setSystemTime(Date.UTC(2026, 10, 24, 0, 0, 1));
  const { answers, kept } = await asked(dataDir, 1);
  expect(answers).toEqual([true]);
  // Counts of yesterday are gone.
  expect(JSON.parse(kept)).toHaveLength(1);
});

it('what counts the mails of a mailbox does not say whose it is', async () => {
  const { kept } = await asked(await temporaryFolder(), 1);
  expect(kept).toMatch(/"key":"mail to a stranger:[\w-]{22}"/);
  expect(kept.toLowerCase()).not.toContain('victim');
});
