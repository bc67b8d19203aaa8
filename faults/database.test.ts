import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { failDatabase } from './database.ts';

it.skipIf(WITHOUT_POSTGRES)(
  `a service reports a slow or missing database, and recovers with it${WITHOUT_POSTGRES}`,
  async () => {
    const measured = await failDatabase({ clients: 3, duration: 1_500, perQuery: 100, isHalfOpen: false });
    expect(measured.filter((each) => !isMet(each))).toEqual([]);
  },
  60_000,
);
