import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { workOnSite } from './phones.ts';

it('three phones with an intermittent network finally show the same list as the service', async () => {
  expect((await workOnSite(200, 1)).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
