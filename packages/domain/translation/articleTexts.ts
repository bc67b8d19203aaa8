import { languageOf } from './lookup.ts';

export interface Titled {
  title: string;
  titleEn?: string;
  translation?: Record<string, string>;
}

/** An article's title: `title` in Polish, `titleEn` in English, else its translation, falling back to those (D33). */
export function titleIn(article: Titled, language: string): string {
  const code = languageOf(language);
  if (code === 'PL') return article.title;
  const other = code === 'EN' ? undefined : article.translation?.[code];
  return other || article.titleEn || article.title;
}

/**
 * Titles to be kept for good: in these languages, and in all others that the article has, as a page or a PDF may be
 * asked for in them later.
 */
export const titlesInLanguages = (article: Titled, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set([...languages, ...Object.keys(article.translation ?? {})])].map((language) => [
      language,
      titleIn(article, language),
    ]),
  );

/** Words that are stored by language, by the same order; empty where there are none. */
export const wordsIn = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] || words.EN || words.PL || Object.values(words).find(Boolean) || '';
