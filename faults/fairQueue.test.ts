import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { fairQueue } from './fairQueue.ts';

it('a genuine long order is saved in time while many networks send as long ones', async () => {
  const measured = await fairQueue({ networks: 100, atOnce: 2, genuine: 5 });
  expect(measured.filter((each) => !isMet(each))).toEqual([]);
}, 120_000);
