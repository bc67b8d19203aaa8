import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ordersSchema } from '../settings/orders.ts';
import { numberAt, seriesOf } from './orderNumber.ts';

const NOVEMBER = { year: 2026, month: 11 };

it.each([
  ['{YYYY}/{MM}/{0000}', 42, '2026/11/0042'],
  ['{YYYY}/{MM}/{0000}', 12_345, '2026/11/12345'],
  ['LUM-{YY}-{000}', 7, 'LUM-26-007'],
  ['{00000}', 1, '00001'],
  ['Z {0}/{YYYY}', 9, 'Z 9/2026'],
])('the pattern %s at position %i gives %s (D60)', (pattern, position, number) => {
  expect(numberAt(seriesOf(pattern, NOVEMBER), position)).toBe(number);
});

it('restarts with each month or year, as the pattern says', () => {
  const december = { ...NOVEMBER, month: 12 };
  expect(seriesOf('{YYYY}/{MM}/{0000}', december).name).not.toBe(
    seriesOf('{YYYY}/{MM}/{0000}', NOVEMBER).name,
  );
  expect(seriesOf('{YYYY}/{0000}', december)).toEqual(seriesOf('{YYYY}/{0000}', NOVEMBER));
});

it.each([
  '{YYYY}/{MM}',
  '{0000}/{0000}',
  '{YYYY}{0000}',
  '2026{000}',
  '{000}{MM}',
  '{DD}/{000}',
  '#{000}',
  '',
])('a pattern %j is refused', (numberPattern) => {
  expect(v.safeParse(ordersSchema, { kind: 'orders', numberPattern }).success).toBe(false);
});

it('never repeats a number within a series', () => {
  const position = fc.integer({ min: 1, max: 1_000_000 });
  const pattern = fc.constantFrom('{YYYY}/{MM}/{0000}', 'A-{0}', '{000}/{YY}', 'x{YYYY}.{00000}');
  fc.assert(
    fc.property(pattern, position, position, (of, one, other) => {
      const series = seriesOf(of, NOVEMBER);
      expect(numberAt(series, one) === numberAt(series, other)).toBe(one === other);
    }),
  );
});
