import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalText, parseNumber } from './numbers.ts';

test('a formatted amount parses to the same amount', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (amount) => {
      expect(parseNumber(decimalText(amount), ',')).toBe(amount);
    }),
  );
});

describe('parsing a number', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234\u202f567,5', 1234567.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ["1'234.50", 1234.5],
    ['129,90 zł', 129.9],
    ['€ 129.90', 129.9],
    ['PLN 1 299', 1299],
    [' 12 ', 12],
    [',5', 0.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['-5', -5],
    ['−5', -5],
    ['1,5E+3', 1500],
  ])('from %j', (text, expected) => {
    expect(parseNumber(text, null)).toBe(expected);
  });
});

describe('a number with an ambiguous separator', () => {
  it('is parsed with the decimal sign of the file', () => {
    expect(parseNumber('1,234', ',')).toBe(1.234);
    expect(parseNumber('1.234', '.')).toBe(1.234);
  });
  it('is rejected if the file does not determine its decimal sign', () => {
    expect([parseNumber('1,234', null), parseNumber('1.234', ','), parseNumber('1,234', '.')]).toEqual(
      Array(3).fill('ambiguous'),
    );
  });
});

it.each(['', 'zł', 'gratis', '12 5', '1,2,3', '1.23.456', '12%', '1-2', 'Infinity', '0x10', '12 V', '.'])(
  '%j is not a number',
  (text) => {
    expect(parseNumber(text, ',')).toBeNull();
  },
);
