import type { Document } from '../../data/documents.ts';

/** Long number as spreadsheets shorten it: `5.90123E+12`; its digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;
export const isShortened = (code: string): boolean => SHORTENED.test(code);

/** Spreadsheets round numbers from here on. */
export const ROUNDED_FROM = 1e15;

const isDigits = (code: string) => /^\d+$/.test(code);
const withoutZeros = (code: string) => code.replace(/^0+(?=\d)/, '');

/** Spreadsheets remove leading zeros from numbers. */
export const differInZeros = (one: string, other: string): boolean =>
  one !== other && isDigits(one) && isDigits(other) && withoutZeros(one) === withoutZeros(other);

export function zeroCodes(
  articles: readonly Document[],
  codeOf: (article: Document) => string,
): (code: string) => readonly string[] {
  const byDigits = new Map<string, Set<string>>();
  for (const article of articles) {
    const code = codeOf(article);
    if (!isDigits(code)) continue;
    const digits = withoutZeros(code);
    byDigits.set(digits, (byDigits.get(digits) ?? new Set()).add(code));
  }
  return (code) => {
    if (!isDigits(code)) return [];
    const codes = byDigits.get(withoutZeros(code)) ?? new Set();
    return codes.has(code) ? [code] : [...codes];
  };
}
