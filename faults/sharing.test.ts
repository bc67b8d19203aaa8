import { describe, expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { DATABASE_KILLED, KILLED, UNDISTURBED, workTogether } from './sharing.ts';

describe('two people who edit one project through a bad net', { timeout: 60_000 }, () => {
  it('lose no acknowledged edit, overwrite nothing unseen, and end with the same plan', async () => {
    expect((await workTogether('', UNDISTURBED, 200, 0)).filter((each) => !isMet(each))).toEqual([]);
  });

  it('also if the service is killed', async () => {
    expect((await workTogether('', KILLED, 200, 2)).filter((each) => !isMet(each))).toEqual([]);
  });

  it.skipIf(WITHOUT_POSTGRES)(`also if the database is killed${WITHOUT_POSTGRES}`, async () => {
    expect((await workTogether('', DATABASE_KILLED, 200, 1)).filter((each) => !isMet(each))).toEqual([]);
  });
});
