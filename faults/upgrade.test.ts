import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { run } from './upgrade.ts';

it('a shop of an older version opens whole, and a save sent to that version meets its order when sent again', async () => {
  expect((await run()).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
