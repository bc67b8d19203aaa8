import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import { type Currency, formatMoney, toCents } from '@lumitor/domain/quote/money';
import type { Cents, Watt } from '@lumitor/domain/units';
import type { TranslateWord } from '../words/useTranslate.ts';

export const moneyIn = (amount: Cents, currency: Currency, locale: string): string =>
  formatMoney(amount, currency, locale.toUpperCase());

export const amountIn = (amount: number, currency: Currency, locale: string): string =>
  moneyIn(toCents(amount), currency, locale);

const formats = new Map<string, Intl.NumberFormat>();

export function measureIn(value: number, unit: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return `${format.format(value)} ${unit}`.trim();
}

export const wattsText = (value: Watt, locale: string): string => measureIn(value, 'W', locale);

export const doubtWords = ({ flux, stated }: FluxDoubt, translate: TranslateWord, locale: string): string =>
  translate(stated.isOfLamps ? 'photometry.statedOfLamps' : 'photometry.statedByFile', {
    stated: measureIn(Math.round(stated.lumens), 'lm', locale),
    flux: measureIn(Math.round(flux), 'lm', locale),
    percent: Math.round((100 * flux) / stated.lumens),
  });
