import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { run } from './filledBounds.ts';

it('what strangers fill leaves room for the owner and the shop, who empty it', async () => {
  expect((await run()).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
