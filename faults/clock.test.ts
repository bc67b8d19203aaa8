import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { setClockRight } from './clock.ts';
import { embedded } from './engines.ts';

it('a service whose clock was ahead has the new rate and an ordered history once the clock is right', async () => {
  expect((await setClockRight('', embedded, 300)).filter((each) => !isMet(each))).toEqual([]);
}, 60_000);
