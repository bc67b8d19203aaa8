import type { FluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import { type Currency, formatMoney, toCents } from '@lumitor/domain/quote/money';
import type { Cents } from '@lumitor/domain/units';
import type { TranslateWord } from '../words/useTranslate.ts';

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

/** The sign before the decimals of a number. */
export type DecimalSign = ',' | '.';

const CURRENCY = /^(?:PLN|EUR|€)\s*|\s*(?:PLN|EUR|zł|€)$/gi;
const PLAIN = /^-?\d*(?:([.,])(\d+))?$/;
const GROUPED = /^-?\d{1,3}([\s.,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const SCIENTIFIC = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** What may stand for one thousand two hundred as well as for one and a bit: `1,200`. */
const isAmbiguous = (text: string) => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

const numberIn = (digits: string): number => Number(digits.replace(',', '.'));

/**
 * The number that a text means: `1234.5`, `1 234,50`, `1.234,50 zł`. Null where it is none, `ambiguous` where
 * it may be two and the file does not tell which.
 */
export function parseNumber(text: string, decimal: DecimalSign | null): number | 'ambiguous' | null {
  const bare = text.trim().replace(CURRENCY, '').replace('−', '-');
  const plain = /\d/.test(bare) ? bare.match(PLAIN) : null;
  if (plain) return isAmbiguous(bare) && plain[1] !== decimal ? 'ambiguous' : numberIn(bare);
  const grouped = bare.match(GROUPED);
  if (grouped?.[1]) return numberIn(bare.replaceAll(grouped[1], ''));
  return SCIENTIFIC.test(bare) ? numberIn(bare) : null;
}

/** A number that is read again as the same, with a decimal comma, as Polish spreadsheets have it. */
export const formatNumber = (value: number): string => String(value).replace('.', ',');

/** That a photometric file contradicts itself, with both figures. */
export const doubtWords = ({ flux, stated }: FluxDoubt, translate: TranslateWord, locale: string): string =>
  translate(stated.isOfLamps ? 'photometry.statedOfLamps' : 'photometry.statedByFile', {
    stated: measureIn(Math.round(stated.lumens), 'lm', locale),
    flux: measureIn(Math.round(flux), 'lm', locale),
    percent: Math.round((100 * flux) / stated.lumens),
  });
