import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { failOver } from './failover.ts';

it.skipIf(WITHOUT_POSTGRES)(
  `a service survives the death of its primary database without loss${WITHOUT_POSTGRES}`,
  async () => {
    expect((await failOver(1)).filter((each) => !isMet(each))).toEqual([]);
  },
  60_000,
);
