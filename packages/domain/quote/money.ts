import type { Currency } from '../settings/languagePrices.ts';
import { writtenNumber } from '../translation/writtenNumber.ts';
import { type Cents, cents } from '../units.ts';

export type { Currency };

/** Removes the tail of binary fractions first (1.005 × 100 = 100.49999…). */
export const roundHalfUp = (value: number): number => Math.floor(Number(value.toPrecision(15)) + 0.5);

/** Unit price in cents, unrounded: 0.333 is 33.3. */
declare const price: unique symbol;
export type Price = number & { readonly [price]: true };
export const exactCents = (amount: number): Price => Number((amount * 100).toPrecision(15)) as Price;

export const toCents = (amount: number): Cents => cents(roundHalfUp(amount * 100));

/** Rounded half up (D24). */
export const grossOf = (net: Cents, vatPercent: number): Cents =>
  cents(roundHalfUp((net * (100 + vatPercent)) / 100));

export const formatMoney = (amount: Cents, currency: Currency, language: string): string =>
  writtenNumber(amount / 100, language, { style: 'currency', currency, useGrouping: true }).replace('-', '−');

/** Difference with its sign: "+12,00 zł", "−12,00 zł", "0,00 zł". */
export const formatMoneyChange = (change: Cents, currency: Currency, language: string): string =>
  `${change > 0 ? '+' : ''}${formatMoney(change, currency, language)}`;
