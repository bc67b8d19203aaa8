/** Letters that Unicode doesn't take apart into a letter and its mark. */
const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Text without capitals and diacritics, so that "lacznik" finds "Łącznik". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

/** Text as it is searched: folded, and figures in one word, however they were spaced: `3000k`, `1200lm`, `ip44`. */
export const searchable = (text: string): string =>
  folded(text)
    .replace(/(\d)[\s.,](?=\d{3}\s*lm)/g, '$1')
    .replace(/(\d)\s+(?=(?:lm|w|k|cm)\b)/g, '$1')
    .replace(/\b(ip|cri)\s+(?=\d)/g, '$1');

/** A number with its unit: it is asked for as a whole, and 200 lm are not 1200 lm. */
const FIGURE = /^\d.*(?:lm|w|k|cm|°)$/;

/** Tells whether a searchable text has every word of a query, in any order. */
export function searchFor(query: string): (text: string) => boolean {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return (text) =>
    words.every((word) => (FIGURE.test(word) ? ` ${text}`.includes(` ${word}`) : text.includes(word)));
}
