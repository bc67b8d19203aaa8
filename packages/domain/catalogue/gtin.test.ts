import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinOfNumber, isGtin } from './gtin.ts';

/** Check digit by the table of the GS1 General Specifications, from the left. */
function checked(digits: string): string {
  const sum = [...digits.padStart(17, '0')].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3),
    0,
  );
  return digits + ((10 - (sum % 10)) % 10);
}
const anyGtin = fc
  .constantFrom(7, 11, 12, 13)
  .chain((length) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length }),
  )
  .map(checked);

describe('a GTIN', () => {
  it.each(['40170725', '036000291452', '5901234123457', '00012345600012'])(
    'has a check digit: %s',
    (code) => {
      expect(isGtin(code)).toBe(true);
    },
  );

  it.each(['', '5901234123456', '590123412345', '501234123457', '5901234 123457', 'ABCDEFGH', '٠٠٠٠٠٠٠٠'])(
    'is not %s',
    (code) => {
      expect(isGtin(code)).toBe(false);
    },
  );

  it('is refused with any digit changed', () => {
    fc.assert(
      fc.property(anyGtin, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, at, step) => {
        expect(isGtin(code)).toBe(true);
        const place = at % code.length;
        const digit = (Number(code[place]) + step) % 10;
        expect(isGtin(code.slice(0, place) + digit + code.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('stored as a number gets its zeros back', () => {
    fc.assert(
      fc.property(anyGtin, (code) => {
        fc.pre(Number(code) > 0);
        const restored = gtinOfNumber(Number(code));
        expect(isGtin(restored)).toBe(true);
        expect(Number(restored)).toBe(Number(code));
      }),
    );
  });
});
