import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../testing/articles.ts';
import { guarded, unguarded } from './text.ts';

test('any text survives writing and reading, in typed and untyped cells', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isTyped) => {
      expect(unguarded(guarded(text, isTyped))).toBe(text);
    }),
  );
});

test('no written text can be executed by a spreadsheet', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isTyped) => {
      expect(guarded(text, isTyped)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
    }),
  );
});

describe('a text that resembles a number or a date is guarded', () => {
  it.each(['0012', '5901234567890', '12-11', '1.5', '1E5', '12:30'])(
    '%s has an apostrophe in CSV',
    (text) => {
      expect(guarded(text, false)).toBe(`'${text}`);
    },
  );
  it('is not guarded in a typed cell', () => {
    expect(guarded('0012', true)).toBe('0012');
  });
});

it.each(['Tuba', 'MA0101', '12 V supply', "'quoted'", "rock 'n' roll"])('%s is not changed', (text) => {
  expect(guarded(text, false)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
