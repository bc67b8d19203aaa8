import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { embedded } from './engines.ts';
import { soak } from './soak.ts';

it('a service takes no more memory and no more handles after two minutes of use', async () => {
  const load = { duration: 120_000, visitors: 4, pause: 1_000 };
  expect((await soak('', embedded, load, 30)).filter((each) => !isMet(each))).toEqual([]);
}, 180_000);
