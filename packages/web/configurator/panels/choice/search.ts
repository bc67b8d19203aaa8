/** Letters that Unicode doesn't take apart into a letter and its mark. */
const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Text without capitals and diacritics, so that "lacznik" finds "Łącznik". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

/** Folded, and with figures in one word, however they were spaced: `3000k`, `1200lm`, `ip44`. */
const inOneWord = (text: string): string =>
  folded(text)
    .replace(/(\d)[\s.,](?=\d{3}\s*lm)/g, '$1')
    .replace(/(\d)\s+(?=(?:lm|w|k|cm)\b)/g, '$1')
    .replace(/\b(ip|cri)\s+(?=\d)/g, '$1');

/** What is looked through for an article. */
export interface Searched {
  /** A word may be any part of it. */
  words: string;
  /** Each is found as a whole, or by its number: 20 is not IP20, and 200 lm are not 1200 lm. */
  figures: readonly string[];
}

/** @param words title and code @param figures with their units */
export const searchable = (words: string, figures: readonly string[] = []): Searched => ({
  words: inOneWord(words),
  figures: figures.map(inOneWord),
});

/** A number with its unit, in a title too a word of its own. */
const FIGURE = /^\d.*(?:lm|w|k|cm|°)$/;

/** Tells whether an article has every word of a query, in any order. */
export function searchFor(query: string): (searched: Searched) => boolean {
  const request = inOneWord(query).split(/\s+/).filter(Boolean);
  return ({ words, figures }) =>
    request.every(
      (word) =>
        (FIGURE.test(word) ? ` ${words}`.includes(` ${word}`) : words.includes(word)) ||
        figures.some((figure) => figure.startsWith(word) && !/\d/.test(figure.charAt(word.length))),
    );
}
