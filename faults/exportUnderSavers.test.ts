import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { exportUnderSavers } from './exportUnderSavers.ts';

it('an export refuses no concurrent save', async () => {
  expect((await exportUnderSavers(2)).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
