import { type Currency, formatMoney, toCents } from '@lumitor/domain/quote/money';
import type { Cents } from '@lumitor/domain/units';
import type { DecimalSign } from './number.ts';

/** Money as the administration's language writes it. */
export const moneyIn = (amount: Cents, currency: Currency, locale: string): string =>
  formatMoney(amount, currency, locale.toUpperCase());

/** A catalogue amount, such as 129.9, in the same way. */
export const amountIn = (amount: number, currency: Currency, locale: string): string =>
  moneyIn(toCents(amount), currency, locale);

export const decimalSign = (locale: string): DecimalSign => (locale === 'pl' ? ',' : '.');

/** A number as it stands in a field to be typed over; money has its two places where they say it exactly. */
export function typedNumber(value: number, locale: string, isMoney: boolean): string {
  const text = isMoney && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
  return text.replace('.', decimalSign(locale));
}

const formats = new Map<string, Intl.NumberFormat>();

/** @param unit as it is written behind the number; may be empty */
export function measureIn(value: number, unit: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return `${format.format(value)} ${unit}`.trim();
}

export const wattsIn = (value: number, locale: string): string => measureIn(value, 'W', locale);
