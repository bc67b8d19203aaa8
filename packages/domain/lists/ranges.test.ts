import { expect, it } from 'vitest';
import { formatRanges } from './ranges.ts';

it('consecutive numbers are shortened', () => {
  expect(formatRanges([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9, 10');
  expect(formatRanges([])).toBe('');
});
