import { expect, it } from 'vitest';
import { orderDifferences } from './orderDifferences.ts';
import type { RecordLine } from './record.ts';

const line = (code: string, quantity: number, unitPrice: number | null = 100): RecordLine => ({
  kind: 'accessory',
  articleId: code,
  collection: 'accessories',
  code,
  role: null,
  titles: {},
  img: '',
  unitPrice,
  quantity,
  total: unitPrice === null ? null : unitPrice * quantity,
  watts: 0,
  missing: false,
});
const order = (...lines: RecordLine[]) => ({ lines, currency: 'PLN' as const });
const reported = (...orders: Parameters<typeof orderDifferences>) =>
  orderDifferences(...orders).map(({ line, before, after, change }) => [line.code, before, after, change]);

it('a revision differs only by articles that are added, removed, or changed in quantity or price (D61)', () => {
  const before = order(line('same', 2), line('more', 1), line('gone', 3), line('dearer', 1));
  const after = order(line('new', 1), line('same', 2), line('more', 4), line('dearer', 1, 150));
  expect(reported(before, after)).toEqual([
    ['new', 0, 1, 100],
    ['more', 1, 4, 300],
    ['dearer', 1, 1, 50],
    ['gone', 3, 0, -300],
  ]);
  expect(reported(before, before)).toEqual([]);
});

it('an article on request or in another currency differs only by quantity', () => {
  expect(reported(order(line('a', 1, null)), order(line('a', 2, null)))).toEqual([['a', 1, 2, null]]);
  expect(reported({ ...order(line('a', 1)), currency: 'EUR' }, order(line('a', 2)))).toEqual([
    ['a', 1, 2, null],
  ]);
});
