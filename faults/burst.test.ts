import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { burst } from './burst.ts';

it('no address holds others up by plans that take long to price', async () => {
  expect((await burst(60)).filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
