import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { run } from './upgrade.ts';

it('a shop of an older version opens completely, and a repeated save finds its order', async () => {
  expect((await run()).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
