import { expect, it } from 'vitest';
import { findSteps } from './findSteps.ts';

const steps = [
  { number: 1, length: 200, kind: 'szyna początkowa, ciąg 1' },
  { number: 2, length: 100, kind: 'łuk w lewo, ciąg 1' },
  { number: 3, length: 200, kind: 'łuk w prawo, ciąg 1' },
  { number: 4, length: 2, kind: 'prosto + T, ciąg 1' },
  { number: 5, length: 100, kind: 'początek ciągu, ciąg 2' },
  { number: 100, length: 150, kind: 'prosto, ciąg 2' },
];
const found = (search: string) => findSteps(steps, search).map(({ number }) => number);

it.each([
  ['2', [2, 4]],
  ['100', [2, 5, 100]],
  ['200 cm', [1, 3]],
  ['łuk', [2, 3]],
  ['LUK w lewo', [2]],
  ['łuk 200', [3]],
  ['T', [4]],
  ['ciąg 2', [5, 100]],
  ['schody', []],
  ['', [1, 2, 3, 4, 5, 100]],
])('%j finds the steps %j', (search, numbers) => {
  expect(found(search)).toEqual(numbers);
});
