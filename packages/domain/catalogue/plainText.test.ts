import { expect, it } from 'vitest';
import { isolated, plainLine, plainText } from './plainText.ts';

it.each([
  ['a turned direction', 'Anna \u202egnp.exe', 'Anna gnp.exe'],
  ['isolates', '\u2067Anna\u2069', 'Anna'],
  ['zero-width letters alone', '\u200b\u200b\ufeff\u2060', ''],
  ['blank letters', '\u3164\u2800 \u115f', ''],
  ['joiners alone', '\u200d\u200d', ''],
  ['combining marks alone', '\u0301\u0301', ''],
  ['controls', 'a\u0007b\u0000', 'ab'],
  ['soft hyphens', 'Szy\u00adna', 'Szyna'],
  ['an emoji of several parts', '👩\u200d🔧 ok', '👩\u200d🔧 ok'],
  ['words with a joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['letters of a language', 'Zażółć gęślą – 3 × 2 m²', 'Zażółć gęślą – 3 × 2 m²'],
  ['ends of lines', 'a\r\nb\tc\n', 'a\nb c'],
])('the visible part of a text with %s remains', (_, text, seen) => {
  expect(plainText(text)).toBe(seen);
});

it('a name is one line', () => {
  expect(plainLine(' Anna\n\tKowalska\u2028 ')).toBe('Anna Kowalska');
});

it('a right-to-left name is isolated from surrounding text', () => {
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  expect(isolated('Anna\u202e')).toBe('Anna');
});
