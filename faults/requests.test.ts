import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { embedded } from './engines.ts';
import { attack } from './generated.ts';

it('a running service answers whatever it is asked by anybody, and never with a fault', async () => {
  const measured = await attack('', embedded, { warm: 50, count: 250 });
  expect(measured.filter((each) => !isMet(each))).toEqual([]);
}, 240_000);
