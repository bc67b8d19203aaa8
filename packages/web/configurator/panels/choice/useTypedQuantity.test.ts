import { describe, expect, test } from 'vitest';
import { readQuantity } from './useTypedQuantity.ts';

describe('a typed quantity', () => {
  test.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
    ['9999', 9999],
    ['-0', 0],
  ])('%j is %i pieces', (typed, quantity) => {
    expect(readQuantity(typed)).toEqual({ quantity });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0.5', 'notWhole'],
    ['0,5', 'notWhole'],
    ['two', 'notWhole'],
    ['0x10', 'notWhole'],
    ['-', 'notWhole'],
    ['1 000', 'notWhole'],
    ['-5', 'outOfRange'],
    ['−5', 'outOfRange'],
    ['10000', 'outOfRange'],
    ['1e9', 'outOfRange'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readQuantity(typed)).toEqual({ problem });
  });
});
