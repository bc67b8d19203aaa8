import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { WITHOUT_POSTGRES } from '../packages/server/testing/postgresBinaries.ts';
import { fillWithOrders } from './greatestOrders.ts';

it.skipIf(WITHOUT_POSTGRES)(
  `a shop full of the longest orders lists, exports, imports, indexes and deletes them in little memory${WITHOUT_POSTGRES}`,
  async () => {
    expect((await fillWithOrders(100)).filter((each) => !isMet(each))).toEqual([]);
  },
  300_000,
);
