import { type Price, roundHalfUp } from '../quote/money.ts';
import { type Cents, cents } from '../units.ts';

/** `-1234.05`: exact for all whole cents. */
export function writtenAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** At most `digits` decimals, without trailing zeros. */
export const writtenDecimal = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)));

/** Two decimals, or up to eight for fractions of a cent. */
export const writtenUnitPrice = (unitPrice: Price): string =>
  Number.isInteger(unitPrice) ? writtenAmount(cents(unitPrice)) : writtenDecimal(unitPrice / 100, 8);

export const inZloty = (amount: Cents, rate: number): Cents => cents(roundHalfUp(amount * rate));
