import { describe, expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { DATABASE_KILLED, KILLED, UNDISTURBED, workTogether } from './sharing.ts';

describe('two who work on one project through a bad net', { timeout: 60_000 }, () => {
  it('lose nothing that was acknowledged, overwrite nothing unseen, and end alike', async () => {
    expect((await workTogether('', UNDISTURBED, 200, 0)).filter((each) => !isMet(each))).toEqual([]);
  });

  it('nor where the service is killed', async () => {
    expect((await workTogether('', KILLED, 200, 2)).filter((each) => !isMet(each))).toEqual([]);
  });

  it.skipIf(WITHOUT_POSTGRES)(`nor where the database is${WITHOUT_POSTGRES}`, async () => {
    expect((await workTogether('', DATABASE_KILLED, 200, 1)).filter((each) => !isMet(each))).toEqual([]);
  });
});
