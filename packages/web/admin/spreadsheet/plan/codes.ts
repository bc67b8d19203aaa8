import type { Document } from '../../data/documents.ts';

/** How spreadsheets show a long number: `5.90123E+12`, whose other digits are lost where the file holds that text. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;
/** Whether a spreadsheet shortened a code, so that nobody knows the code that somebody typed. */
export const isShortened = (code: string): boolean => SHORTENED.test(code);

/** From here on spreadsheets keep no digit of a number. */
export const ROUNDED_FROM = 1e15;

const isDigits = (code: string) => /^\d+$/.test(code);
const withoutZeros = (code: string) => code.replace(/^0+(?=\d)/, '');

/** Whether two codes differ in the zeros at their start alone, which spreadsheets take off numbers. */
export const differInZeros = (one: string, other: string): boolean =>
  one !== other && isDigits(one) && isDigits(other) && withoutZeros(one) === withoutZeros(other);

/** The stored codes that a code of a file may be, some of whose zeros a spreadsheet took off. */
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
