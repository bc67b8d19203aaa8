import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { mailToStrangers } from './strangers.ts';

afterEach(() => {
  vi.useRealTimers();
});

const VICTIM = 'Jan.Victim@example.com';

async function request(dataDir: string, times: number, email = VICTIM) {
  const { db, close } = await openDatabase({ dataDir });
  let refused = 0;
  const onRefused = () => {
    refused += 1;
  };
  const mayMail = mailToStrangers({ db, secret: 'of the installation', onRefused });
  const answers: boolean[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await mayMail(email));
  const stored = JSON.stringify(await db.selectFrom('rateLimits').selectAll().execute());
  await close();
  return { answers, refused, stored };
}

it('a mailbox is sent five mails a day, though the service restarts between them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) });
  const dataDir = await temporaryFolder();
  expect((await request(dataDir, 3)).answers).toEqual([true, true, true]);
  expect((await request(dataDir, 3, 'jan.victim+more@example.com')).answers).toEqual([true, true, false]);
  expect(await request(dataDir, 1)).toMatchObject({ answers: [false], refused: 1 });
  expect((await request(dataDir, 1, 'ola@example.com')).answers).toEqual([true]);
  vi.setSystemTime(Date.UTC(2026, 10, 24, 0, 0, 1));
  const { answers, refused, stored } = await request(dataDir, 1);
  expect({ answers, refused }).toEqual({ answers: [true], refused: 0 });
  expect(JSON.parse(stored)).toHaveLength(1);
});

it('the stored count of a mailbox does not show whose it is', async () => {
  const { stored } = await request(await temporaryFolder(), 1);
  expect(stored).toMatch(/"key":"mail to a stranger:[\w-]{22}"/);
  expect(stored.toLowerCase()).not.toContain('victim');
});
