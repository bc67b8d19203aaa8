const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** "lacznik" finds "Łącznik". */
export const foldedQuery = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);

const inOneWord = (text: string): string =>
  foldedQuery(text)
    .replace(/(\d)[\s.,](?=\d{3}\s*lm)/g, '$1')
    .replace(/(\d)\s+(?=(?:lm|w|k|cm)\b)/g, '$1')
    .replace(/\b(ip|cri)\s+(?=\d)/g, '$1');

export interface Searched {
  words: string;
  /** Each matches whole or by its number: 20 is not IP20, 200 lm not 1200 lm. */
  figures: readonly string[];
}

export const searchable = (words: string, figures: readonly string[] = []): Searched => ({
  words: inOneWord(words),
  figures: figures.map(inOneWord),
});

const FIGURE = /^\d.*(?:lm|w|k|cm|°)$/;

export function searchFor(query: string): (searched: Searched) => boolean {
  const request = inOneWord(query).split(/\s+/).filter(Boolean);
  return ({ words, figures }) =>
    request.every(
      (word) =>
        (FIGURE.test(word) ? ` ${words}`.includes(` ${word}`) : words.includes(word)) ||
        figures.some((figure) => figure.startsWith(word) && !/\d/.test(figure.charAt(word.length))),
    );
}
