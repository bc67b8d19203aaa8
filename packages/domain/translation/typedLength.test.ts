import { expect, it } from 'vitest';
import { typedLength } from './typedLength.ts';

it.each([
  ['200', 200],
  [' 120 ', 120],
  ['200cm', 200],
  ['2 m', 200],
  ['2,5 m', 250],
  ['0.3 M', 30],
  ['2500 mm', 250],
  ['1,29 m', 129],
  ['120,5', 120.5],
  ['-5', -5],
])('“%s” is %s cm', (typed, length) => {
  expect(typedLength(typed)).toBe(length);
});

it.each(['', 'm', '2 km', '1e9', '2 m 5', 'dwa'])('“%s” is no length', (typed) => {
  expect(typedLength(typed)).toBeNaN();
});
