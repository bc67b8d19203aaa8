import { expect, it } from 'vitest';
import type { RecordLine } from '../order/record.ts';
import { discountsOf } from './discounts.ts';

const line = (kind: RecordLine['kind'], code: string) => ({ kind, code });
const LINES = [
  line('rail200', 'MT0001'),
  line('binding', 'ON0111'),
  line('binding', 'ON0112'),
  line('power', 'MA0041'),
  line('part', ''),
];
const NONE = { discount: 0, articles: '' };

it('a group discounts all articles', () => {
  expect(discountsOf({ ...NONE, discount: 12.5 }, LINES)).toEqual(
    Object.fromEntries(LINES.map((_, place) => [place, { discount: 1_250 }])),
  );
});

it('the discount of a kind of part replaces that of all, also with none', () => {
  const group = { ...NONE, discount: 10, luminaires: 20, accessories: 0 };
  expect(discountsOf(group, LINES)).toEqual({
    0: { discount: 1_000 },
    1: { discount: 2_000 },
    2: { discount: 2_000 },
    3: { discount: 1_000 },
  });
});

it('the discount of an article replaces that of its kind, in any case and notation', () => {
  const group = { ...NONE, luminaires: 20, articles: 'on0111 33,33 %; MA0041 7.5\nON0112 0' };
  expect(discountsOf(group, LINES)).toEqual({ 1: { discount: 3_333 }, 3: { discount: 750 } });
});

it('a line that is no article of the group has no discount', () => {
  expect(discountsOf({ ...NONE, articles: 'XX 10' }, LINES)).toEqual({});
});
