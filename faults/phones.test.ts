import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { workOnSite } from './phones.ts';

it('three phones that are without a network at times show one list in the end, which the service has too', async () => {
  expect((await workOnSite(200, 1)).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
