import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import { type Currency, formatMoney, toCents } from '@lumitor/domain/quote/money';
import type { Cents, Watt } from '@lumitor/domain/units';
import type { TranslateWord } from '../words/useTranslate.ts';

export const moneyIn = (amount: Cents, currency: Currency, locale: string): string =>
  formatMoney(amount, currency, locale.toUpperCase());

export const amountIn = (amount: number, currency: Currency, locale: string): string =>
  moneyIn(toCents(amount), currency, locale);

export const decimalSign = (locale: string): DecimalSign => (locale === 'pl' ? ',' : '.');

export function typedNumber(value: number, locale: string, isMoney: boolean): string {
  const text = isMoney && Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
  return text.replace('.', decimalSign(locale));
}

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

export type DecimalSign = ',' | '.';

const CURRENCY = /^(?:PLN|EUR|€)\s*|\s*(?:PLN|EUR|zł|€)$/gi;
const PLAIN = /^-?\d*(?:([.,])(\d+))?$/;
const GROUPED = /^-?\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const SCIENTIFIC = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** Whether a separator may be for thousands or decimals: `1,200`. */
const isAmbiguous = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

const numberIn = (digits: string): number => Number(digits.replace(',', '.'));

/** Null if not a number; `ambiguous` if the separator is unclear and `decimal` is null. */
export function parseNumber(text: string, decimal: DecimalSign | null): number | 'ambiguous' | null {
  const bare = text.trim().replace(CURRENCY, '').replace('−', '-');
  const plain = /\d/.test(bare) ? bare.match(PLAIN) : null;
  if (plain) return isAmbiguous(bare) && plain[1] !== decimal ? 'ambiguous' : numberIn(bare);
  const grouped = bare.match(GROUPED);
  if (grouped?.[1]) return numberIn(bare.replaceAll(grouped[1], ''));
  return SCIENTIFIC.test(bare) ? numberIn(bare) : null;
}

export const decimalText = (value: number): string => String(value).replace('.', ',');

export const doubtWords = ({ flux, stated }: FluxDoubt, translate: TranslateWord, locale: string): string =>
  translate(stated.isOfLamps ? 'photometry.statedOfLamps' : 'photometry.statedByFile', {
    stated: measureIn(Math.round(stated.lumens), 'lm', locale),
    flux: measureIn(Math.round(flux), 'lm', locale),
    percent: Math.round((100 * flux) / stated.lumens),
  });
