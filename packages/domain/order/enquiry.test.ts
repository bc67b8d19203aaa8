import { expect, it } from 'vitest';
import { isSamePhone } from './enquiry.ts';

it.each([
  ['+48 600 100 200', '600-100-200', true],
  ['0048600100200', '(48) 600 100 200', true],
  ['+48 600 100 200', '+48 600 100 201', false],
  ['123456', '48123456', false],
  ['+48 600 100 200', '00100200', false],
])('%s and %s are the same number: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame);
  expect(isSamePhone(other, one)).toBe(isSame);
});
