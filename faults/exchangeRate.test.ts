import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { failExchangeRate } from './exchangeRate.ts';

it('a service saves orders regardless of the euro rate service', async () => {
  expect((await failExchangeRate(300, ['breaks off'])).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
