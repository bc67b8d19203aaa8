const LENGTHS: readonly number[] = [8, 12, 13, 14];

/** GS1 check digit: digits from the right have the weights 1 and 3 by turns, and their sum ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** GTIN-8, -12, -13 or -14, as on the bar code (D40a). */
export const isGtin = (code: string): boolean =>
  /^\d+$/.test(code) && LENGTHS.includes(code.length) && hasCheckDigit(code);

/** Restores leading zeros, which a spreadsheet removes from numbers. */
export const gtinOfNumber = (number: number): string => {
  const digits = String(number);
  return digits.padStart(LENGTHS.find((length) => length >= digits.length) ?? 0, '0');
};
