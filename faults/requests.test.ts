import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { embedded } from './engines.ts';
import { attack } from './generated.ts';

it('a running service answers any request of anybody without an internal error', async () => {
  const measured = await attack('', embedded, { warm: 50, count: 250 });
  expect(measured.filter((each) => !isMet(each))).toEqual([]);
}, 240_000);
