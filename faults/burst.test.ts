import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { burst } from './burst.ts';

it('plans that are slow to price do not delay other addresses', async () => {
  expect((await burst(60)).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
